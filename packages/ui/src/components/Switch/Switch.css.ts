import { style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { vars } from '../../themes/contract.css';

/** Padding between the target's edge and the track, and between the track and the knob. */
const aroundTrack = '8px';
const besideKnob = '6px';
const aboveKnob = '14px';
const corner = `min(16px, ${vars.radius.chip})`;

export const control = style({
  position: 'relative',
  display: 'block',
  flex: 'none',
  width: '52px',
  height: '48px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  '::before': {
    content: '',
    position: 'absolute',
    inset: `${aroundTrack} 0`,
    border: `2px solid ${vars.color.control}`,
    borderRadius: corner,
    background: vars.color.surface,
    transition: `background-color ${motion.quick} ${motion.out}, border-color ${motion.quick} ${motion.out}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    top: aboveKnob,
    insetInlineStart: besideKnob,
    width: '20px',
    height: '20px',
    borderRadius: `max(2px, ${corner} - 4px)`,
    background: vars.color.control,
    transition: `transform ${motion.quick} ${motion.out}, background-color ${motion.quick} ${motion.out}`,
  },
  ':focus-visible': { outline: 'none' },
  selectors: {
    '&:focus-visible::before': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '&[aria-checked="true"]::before': { borderColor: vars.color.primary, background: vars.color.primary },
    '&[aria-checked="true"]::after': {
      background: vars.color.onPrimary,
      transform: 'translateX(20px) scale(1.2)',
    },
    '&[aria-checked="true"]:dir(rtl)::after': { transform: 'translateX(-20px) scale(1.2)' },
    '&[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    [reducedMotion]: { '::before': { transition: 'none' }, '::after': { transition: 'none' } },
    '(forced-colors: active)': {
      selectors: {
        '&::after': { background: 'ButtonText' },
        '&[aria-checked="true"]::before': { borderColor: 'Highlight', background: 'Highlight' },
        '&[aria-checked="true"]::after': { background: 'HighlightText' },
      },
    },
  },
});
