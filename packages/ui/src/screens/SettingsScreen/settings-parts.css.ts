import { style } from '@vanilla-extract/css';
import { space } from '../../layout/space';

const formWidth = '480px';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;
export const stack = style({ ...column, gap: space[16] });
export const fields = style({ ...column, gap: space[20], maxWidth: formWidth });
export const gray = style({ flex: 'none', display: 'flex', filter: 'grayscale(1)' });
export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${space[4]} ${space[12]}`,
  padding: space[8],
});
