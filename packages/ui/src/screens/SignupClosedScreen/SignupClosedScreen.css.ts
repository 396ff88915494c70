import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[28],
  width: 'min(1000px, 100% - 40px)',
  margin: '0 auto',
  padding: `${space[40]} 0 ${space[64]}`,
  textAlign: 'center',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '400px 1fr',
      alignItems: 'center',
      gap: space[64],
      minHeight: 'calc(100dvh - 240px)',
      textAlign: 'start',
    },
  },
});

export const portrait = style({
  width: 'min(100%, 300px)',
  aspectRatio: '4 / 5',
  borderRadius: `999px 999px ${vars.radius.card} ${vars.radius.card}`,
  '@media': { [from('desktop')]: { width: '400px' } },
});
