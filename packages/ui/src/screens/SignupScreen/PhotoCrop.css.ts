import { style } from '@vanilla-extract/css';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

/** Half of what the thumb is higher than its track. */
const thumbLift = '-11px';

export const crop = style({ display: 'grid', justifyItems: 'center', gap: space[8], width: '100%' });

export const frame = style({
  position: 'relative',
  display: 'block',
  height: 'clamp(240px, 42dvh, 340px)',
  aspectRatio: '4 / 5',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  ':active': { cursor: 'grabbing' },
});

export const picture = style({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  objectFit: 'cover',
});

const line = 'rgba(255,255,255,.45)';
export const grid = style({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  borderRadius: 'inherit',
  boxShadow: `inset 0 0 0 2px ${photoInk.text}`,
  backgroundImage: [
    `linear-gradient(90deg, transparent 33%, ${line} 33% 33.4%, transparent 33.4% 66.6%, ${line} 66.6% 67%, transparent 67%)`,
    `linear-gradient(transparent 33%, ${line} 33% 33.3%, transparent 33.3% 66.6%, ${line} 66.6% 66.9%, transparent 66.9%)`,
  ].join(','),
});

export const sign = style({
  position: 'absolute',
  right: space[12],
  bottom: space[12],
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: vars.radius.icon,
  color: photoInk.text,
  background: photoInk.glass,
  pointerEvents: 'none',
});

export const hint = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  textAlign: 'center',
});
const track = {
  height: '6px',
  borderRadius: '3px',
  background: vars.color.primarySoft,
};
const thumb = {
  width: '28px',
  height: '28px',
  border: 0,
  borderRadius: '50%',
  background: vars.color.primary,
  boxShadow: `0 0 0 3px ${vars.color.surface}, 0 2px 8px 2px rgba(0, 0, 0, .25)`,
};
export const zoom = style({
  width: 'min(280px, 100%)',
  height: '44px',
  background: 'none',
  cursor: 'pointer',
  appearance: 'none',
  selectors: {
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: thumbLift, appearance: 'none' },
    '&::-moz-range-thumb': thumb,
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
