import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';
import { motion, reducedMotion } from '../../base/motion';
import { below, from } from '../../layout/breakpoints';
import { control } from '../Field/Field.css';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const composer = style({
  padding: `${space[8]} ${space[12]} max(${space[12]}, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from('desktop')]: { padding: `${space[12]} ${space[24]} ${space[16]}` } },
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[12],
  padding: `0 ${space[4]} ${space[8]}`,
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
});

export const long = style({ '@media': { [below('tablet')]: { display: 'none' } } });
export const short = style({ '@media': { [from('tablet')]: { display: 'none' } } });

export const price = style({ display: 'inline-flex', alignItems: 'center', gap: space[6] });
globalStyle(`${money} :is(b, strong)`, { color: vars.color.text, fontWeight: 650 });

export const notice = style({ paddingBottom: space[8] });

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[6],
  '@media': { [from('desktop')]: { gap: space[8] } },
});

export const actions = style({ display: 'flex', flex: 'none', gap: space[8], paddingBottom: '1px' });

/** Has the border, so that long text scrolls inside it and never overlaps the rounded corners. */
export const box = style([
  control,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    width: 'auto',
    padding: `${space[6]} ${space[4]} ${space[6]} ${space[16]}`,
    borderRadius: vars.radius.field,
    cursor: 'text',
    transition: `border-color ${motion.press}`,
    selectors: {
      '&:has(textarea:focus-visible)': {
        borderColor: vars.color.focus,
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '-2px',
      },
    },
  },
]);

export const field = style({
  display: 'block',
  flex: 1,
  minWidth: 0,
  maxHeight: '9em',
  padding: `0 ${space[12]} 0 0`,
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: fontSize.typed,
  lineHeight: 1.5,
  overscrollBehavior: 'contain',
  resize: 'none',
  fieldSizing: 'content',
  scrollbarWidth: 'thin',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});

export const label = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  alignSelf: 'stretch',
  minWidth: 0,
  cursor: 'text',
});
export const inside = style({ flex: 'none', alignSelf: 'flex-end', margin: `-${space[4]} 0` });

export const send = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minWidth: '52px',
  minHeight: '52px',
  borderRadius: vars.radius.button,
  color: vars.color.onPrimary,
  background: vars.color.primary,
  fontSize: vars.label.medium,
  fontWeight: 700,
  textTransform: vars.label.transform as 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  transition: `transform ${motion.press} ${motion.out}, background-color ${motion.press}`,
  ':hover': { background: vars.color.primaryHover },
  selectors: {
    '&:active:not(:disabled)': { transform: 'scale(.96)' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    [from('desktop')]: { padding: `0 ${space[24]}` },
    [reducedMotion]: { selectors: { '&:active:not(:disabled)': { transform: 'none' } } },
  },
});

globalStyle(`${send}:has(> span[aria-hidden])`, {
  '@media': { [from('desktop')]: { paddingInline: `${space[20]} ${space[8]}` } },
});

export const sendWord = style({
  '@media': {
    'screen and (max-width: 61.99875rem)': hiddenWords,
  },
});

export const sendIcon = style({
  fontSize: fontSize.large,
  '@media': { [from('desktop')]: { display: 'none' } },
});

export const topUp = style([
  send,
  { padding: `0 ${space[16]}`, '@media': { [from('desktop')]: { padding: `0 ${space[20]}` } } },
]);

export const capsule = style({
  display: 'none',
  alignItems: 'center',
  gap: space[4],
  minHeight: '36px',
  padding: `0 ${space[12]}`,
  borderRadius: vars.radius.button,
  background: `color-mix(in srgb, ${vars.color.onPrimary} 13%, transparent)`,
  fontSize: fontSize.small,
  '@media': { [from('desktop')]: { display: 'inline-flex' } },
});

export const low = style({ color: vars.color.dangerText });
