import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '28px',
  width: 'min(1000px, 100% - 40px)',
  margin: '0 auto',
  padding: '40px 0 64px',
  textAlign: 'center',
  '@media': {
    [from('desktop')]: {
      gridTemplateColumns: '400px 1fr',
      alignItems: 'center',
      gap: '64px',
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

export const words = style({ display: 'grid', gap: '16px' });
