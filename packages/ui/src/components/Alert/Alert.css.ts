import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const accent = createVar();

export const alert = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[12],
    minHeight: '48px',
    padding: `${space[12]} ${space[8]} ${space[12]} ${space[16]}`,
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontSize: fontSize.small,
    lineHeight: 1.43,
    '@media': {
      [from('large')]: { alignItems: 'center', paddingBlock: space[12] },
      '(forced-colors: active)': { border: '1px solid' },
    },
  },
  variants: {
    tone: {
      warn: {
        background: vars.color.warnSoft,
        vars: { [accent]: vars.color.warnText, [vars.color.primaryText]: vars.color.warnText },
      },
      danger: {
        background: vars.color.dangerSoft,
        vars: { [accent]: vars.color.dangerText, [vars.color.primaryText]: vars.color.dangerText },
      },
      success: {
        background: vars.color.successSoft,
        vars: { [accent]: vars.color.successText, [vars.color.primaryText]: vars.color.successText },
      },
      neutral: { background: vars.color.sunken, vars: { [accent]: vars.color.muted } },
    },
  },
  defaultVariants: { tone: 'warn' },
});

globalStyle(`${alert.classNames.base} > svg`, { color: accent, fontSize: fontSize.body, marginTop: '1px' });

export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[12],
  minWidth: 0,
});

export const words = style({
  display: 'grid',
  flex: '1 1 220px',
  gap: space[2],
  minWidth: 0,
  paddingRight: space[8],
});
/** The action's own padding would indent it against the text above. */
globalStyle(`${body} > ${words} ~ *`, {
  '@media': { [below('tablet')]: { marginInlineStart: `-${space[8]}` } },
});
export const titleStyle = style({ fontWeight: 650 });
export const dismissSlot = style({ marginBlock: `-${space[12]}` });
