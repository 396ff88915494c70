import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  margin: 0,
  paddingInlineStart: '1.3em',
});
globalStyle(`ul${list}`, { listStyle: 'disc' });
globalStyle(`ol${list}`, { listStyle: 'decimal' });
export const item = style({ paddingInlineStart: '.2em' });
