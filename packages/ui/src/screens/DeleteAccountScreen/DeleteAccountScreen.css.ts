import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';

const columnWidth = '520px';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[20],
  width: `min(${columnWidth}, 100% - 32px)`,
  minHeight: '100svh',
  margin: '0 auto',
  padding: `${space[6]} 0 ${space[28]}`,
  '@media': { [from('desktop')]: { minHeight: '620px', padding: `${space[32]} 0 ${space[64]}` } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  margin: `0 calc(-1 * ${space[12]})`,
});

export const stay = style({ marginInlineStart: 'auto' });
