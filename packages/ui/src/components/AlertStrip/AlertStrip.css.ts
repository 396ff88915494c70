import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, largeText, smallPhone } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const accent = createVar();
/** Too narrow for the words and the action in one line. */
const wrapped = { flexWrap: 'wrap', justifyContent: 'flex-end' } as const;
const wrappedWords = { flexBasis: '75%', paddingTop: space[12] };
const wrappedAction = { maxWidth: '80%' };

export const strip = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: space[8],
    width: '100%',
    minHeight: '48px',
    padding: `0 ${space[2]} 0 ${space[12]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontSize: fontSize.small,
    lineHeight: 1.25,
    '@media': {
      [smallPhone]: wrapped,
      [largeText]: wrapped,
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
  variants: {
    tone: {
      warn: {
        background: vars.color.warnSoft,
        vars: { [accent]: vars.color.warnText, [vars.color.primaryText]: vars.color.text },
      },
      danger: {
        background: vars.color.dangerSoft,
        vars: { [accent]: vars.color.dangerText, [vars.color.primaryText]: vars.color.dangerText },
      },
      success: {
        background: vars.color.successSoft,
        vars: { [accent]: vars.color.successText, [vars.color.primaryText]: vars.color.text },
      },
    },
  },
});
globalStyle(`${strip.classNames.base} > svg`, { flex: 'none', color: accent, fontSize: fontSize.large });

export const words = style({
  flex: 1,
  minWidth: 0,
  overflowWrap: 'break-word',
  '@media': { [smallPhone]: wrappedWords, [largeText]: wrappedWords },
});
export const titleStyle = style({ fontWeight: 600 });
/** A phone only shows the title; screen readers read both. */
export const more = style({
  '@media': {
    [below('wide')]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

export const actionSlot = style({
  flex: 'none',
  maxWidth: '46%',
  '@media': { [smallPhone]: wrappedAction, [largeText]: wrappedAction },
});
globalStyle(`${actionSlot} :is(a, button)`, {
  minHeight: '48px',
  padding: `0 ${space[4]}`,
  fontSize: fontSize.small,
  lineHeight: 1.2,
  textAlign: 'end',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
