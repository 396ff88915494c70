import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';

export const container = style({
  width: 'min(1320px, 100% - 28px)',
  marginInline: 'auto',
  '@media': { [from('tablet')]: { width: 'min(1320px, 100% - 48px)' } },
});
