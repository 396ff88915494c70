import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const accent = createVar();

export const alert = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '12px',
    minHeight: '48px',
    padding: '14px 8px 14px 18px',
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontSize: '.875rem',
    lineHeight: 1.43,
    '@media': {
      [from('large')]: { alignItems: 'center', paddingBlock: '12px' },
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

globalStyle(`${alert.classNames.base} > svg`, { color: accent, fontSize: '1rem', marginTop: '1px' });

export const body = style({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '12px',
  minWidth: 0,
});

export const words = style({
  display: 'grid',
  flex: '1 1 220px',
  gap: '2px',
  minWidth: 0,
  paddingRight: '8px',
});
/** The action's own padding would set it in from the words above it. */
globalStyle(`${body} > ${words} ~ *`, { '@media': { [below('tablet')]: { marginInlineStart: '-8px' } } });
export const titleStyle = style({ fontWeight: 650 });
export const dismissSlot = style({ marginBlock: '-12px' });
