import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { reducedMotion } from '../../base/motion';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';

export const state = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[16],
  padding: space[16],
});
globalStyle(`${state} > svg`, { flex: 'none', marginTop: space[2], color: vars.color.primaryText });
export const words = style({ display: 'grid', flex: 1, minWidth: 0, gap: space[8], justifyItems: 'start' });

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const bar = style({
  width: '100%',
  height: '6px',
  overflow: 'hidden',
  borderRadius: '3px',
  background: vars.color.well,
  '::before': {
    content: '',
    display: 'block',
    width: '42%',
    height: '100%',
    borderRadius: 'inherit',
    background: vars.color.success,
    animation: `${sweep} 1.4s ease-in-out infinite`,
  },
  '@media': { [reducedMotion]: { '::before': { animation: 'none' } } },
});
