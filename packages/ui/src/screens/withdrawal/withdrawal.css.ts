import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';

const columnWidth = '560px';

export const page = style({
  display: 'grid',
  gap: space[20],
  width: `min(${columnWidth}, 100% - ${space[28]})`,
  marginInline: 'auto',
  padding: `${space[20]} 0 ${space[40]}`,
  '@media': { [from('tablet')]: { padding: `${space[48]} 0 ${space[64]}` } },
});
export const fields = style({ display: 'grid', gap: space[20] });
