import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';

export const page = style({
  padding: `${space[16]} 0 ${space[32]}`,
  '@media': { [from('desktop')]: { paddingTop: space[28] } },
});
export const tabs = style({
  margin: `${space[12]} 0 ${space[16]}`,
  '@media': { [from('desktop')]: { margin: `${space[20]} 0 ${space[24]}` } },
});
export const note = style({ marginBottom: space[16] });
export const more = style({ display: 'flex', justifyContent: 'center', marginTop: space[28] });
