import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';
import { motion, reducedMotion } from '../../base/motion';
import { below, from } from '../../layout/breakpoints';
import { control } from '../Field/Field.css';
import { vars } from '../../themes/contract.css';

export const composer = style({
  padding: '8px 12px max(12px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [from('desktop')]: { padding: '12px 24px 18px' } },
});

export const money = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '12px',
  padding: '0 4px 8px',
  color: vars.color.muted,
  fontSize: '.8125rem',
  lineHeight: 1.4,
});

export const long = style({ '@media': { [below('tablet')]: { display: 'none' } } });
export const short = style({ '@media': { [from('tablet')]: { display: 'none' } } });

export const price = style({ display: 'inline-flex', alignItems: 'center', gap: '6px' });
globalStyle(`${money} :is(b, strong)`, { color: vars.color.text, fontWeight: 650 });

export const notice = style({ paddingBottom: '10px' });

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: '6px',
  '@media': { [from('desktop')]: { gap: '10px' } },
});

export const actions = style({ display: 'flex', flex: 'none', gap: '8px', paddingBottom: '1px' });

/** Holds the border, so that long text scrolls inside it and never runs into the round corners. */
export const box = style([
  control,
  {
    display: 'flex',
    flex: 1,
    alignItems: 'center',
    width: 'auto',
    padding: '6px 4px 6px 16px',
    borderRadius: vars.radius.field,
    cursor: 'text',
    transition: `border-color ${motion.press}`,
    selectors: {
      '&:has(:focus-visible)': {
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
  padding: '0 12px 0 0',
  border: 0,
  outline: 'none',
  background: 'none',
  fontSize: 'max(1rem, 16px)',
  lineHeight: 1.5,
  overscrollBehavior: 'contain',
  resize: 'none',
  fieldSizing: 'content',
  scrollbarWidth: 'thin',
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});

export const send = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
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
    [from('desktop')]: { padding: '0 24px' },
    [reducedMotion]: { selectors: { '&:active:not(:disabled)': { transform: 'none' } } },
  },
});

globalStyle(`${send}:has(> span[aria-hidden])`, {
  '@media': { [from('desktop')]: { paddingInline: '20px 8px' } },
});

export const sendWord = style({
  '@media': {
    'screen and (max-width: 991.98px)': hiddenWords,
  },
});

export const sendIcon = style({ fontSize: '1.1rem', '@media': { [from('desktop')]: { display: 'none' } } });

export const topUp = style([
  send,
  { padding: '0 18px', '@media': { [from('desktop')]: { padding: '0 22px' } } },
]);

export const capsule = style({
  display: 'none',
  alignItems: 'center',
  gap: '5px',
  minHeight: '36px',
  padding: '0 12px',
  borderRadius: vars.radius.button,
  background: `color-mix(in srgb, ${vars.color.onPrimary} 13%, transparent)`,
  fontSize: '.875rem',
  '@media': { [from('desktop')]: { display: 'inline-flex' } },
});
