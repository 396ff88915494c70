import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

const formWidth = '480px';

export const stack = style({ display: 'grid', gap: space[16] });
export const fields = style({ display: 'grid', gap: space[20], maxWidth: formWidth });
export const gray = style({ flex: 'none', display: 'flex', filter: 'grayscale(1)' });
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${space[4]} ${space[12]}`,
  padding: space[8],
});
