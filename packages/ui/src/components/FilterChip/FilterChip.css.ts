import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../layout/breakpoints';
import { chip } from '../Chip/Chip.css';
import { vars } from '../../themes/contract.css';

export const root = style({ position: 'relative', display: 'inline-block', maxWidth: '100%' });

export const panel = style({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 8px)',
  left: 0,
  width: 'max-content',
  minWidth: '260px',
  maxWidth: 'min(360px, calc(100vw - 28px))',
  padding: '20px',
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  boxShadow: `${vars.elevation.raised}, 0 0 0 1px ${vars.color.line}`,
  '@media': {
    [below('large')]: {
      position: 'fixed',
      top: 'auto',
      right: '14px',
      bottom: '14px',
      left: '14px',
      width: 'auto',
      maxWidth: 'none',
    },
  },
});

globalStyle(`${root}[open] > .${chip.classNames.base.split(' ')[0] ?? ''} svg:last-child`, {
  transform: 'rotate(180deg)',
});
