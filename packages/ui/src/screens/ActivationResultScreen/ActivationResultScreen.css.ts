import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

const iconSize = '1.5rem';

export const middle = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  '@media': { [from('desktop')]: { margin: 'auto 0' } },
});

export const disc = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '64px',
    height: '64px',
    borderRadius: '50%',
    fontSize: iconSize,
  },
  variants: {
    state: {
      ready: { color: vars.color.primaryText, background: vars.color.primarySoft },
      done: { color: vars.color.successText, background: vars.color.successSoft },
      failed: { color: vars.color.dangerText, background: vars.color.dangerSoft },
    },
  },
});
