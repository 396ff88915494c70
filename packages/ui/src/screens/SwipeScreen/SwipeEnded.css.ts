import { globalStyle, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

const desktop = from('desktop');

export const ended = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 'min(480px, 100%)',
  margin: '0 auto',
  textAlign: 'center',
});

const overlap = 'clamp(-44px, -9vw, -32px)';

export const fan = style({
  display: 'flex',
  justifyContent: 'center',
  padding: `${space[32]} ${space[16]} ${space[44]}`,
});
export const person = style({
  position: 'relative',
  flex: 'none',
  width: 'clamp(96px, 30vw, 132px)',
  aspectRatio: '5 / 7',
  transition: `transform ${motion.quick} ${motion.out}`,
  selectors: {
    '& + &': { marginLeft: overlap },
    '&:nth-child(4n + 1)': { transform: `translateY(${space[20]}) rotate(-14deg)` },
    '&:nth-child(4n + 2)': { transform: 'rotate(-5deg)' },
    '&:nth-child(4n + 3)': { transform: 'rotate(5deg)' },
    '&:nth-child(4n)': { transform: `translateY(${space[20]}) rotate(14deg)` },
    '&:only-child': { transform: 'rotate(-3.5deg)' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const link = style({
  display: 'block',
  height: '100%',
  border: `4px solid ${vars.color.raised}`,
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: vars.elevation.raised,
  overflow: 'hidden',
});
export const mark = style({
  position: 'absolute',
  zIndex: layer.mark,
  bottom: space[16],
  left: space[12],
  maxWidth: `calc(100% - ${space[16]})`,
});
export const fictional = style({
  position: 'absolute',
  zIndex: layer.mark,
  top: space[8],
  left: space[8],
  maxWidth: '100%',
  pointerEvents: 'none',
});

export const text = style({
  marginTop: space[12],
  color: vars.color.muted,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  textWrap: 'balance',
});
export const clock = style({ display: 'grid', justifyItems: 'center', marginTop: space[20] });
export const time = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(56),
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.1,
});
export const caption = style({ color: vars.color.muted, fontSize: fontSize.meta });
export const actions = style({
  display: 'grid',
  gap: space[8],
  justifyItems: 'center',
  width: 'min(360px, 100%)',
  marginTop: space[24],
  '@media': { [desktop]: { marginTop: space[28] } },
});
export const undo = style({ minHeight: '48px' });
globalStyle(`${person}:is(:hover, :focus-within)`, { zIndex: layer.control });
