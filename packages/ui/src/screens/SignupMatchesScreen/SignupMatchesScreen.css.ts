import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  padding: '18px 0 32px',
  '@media': { [from('desktop')]: { paddingTop: '32px' } },
});

export const head = style({
  display: 'grid',
  gap: '8px',
  maxWidth: '72ch',
  marginBottom: '20px',
  '@media': { [from('desktop')]: { marginBottom: '26px' } },
});

export const waiting = style({
  display: 'flex',
  gap: '10px',
  color: vars.color.muted,
  fontSize: '.875rem',
  lineHeight: 1.43,
});
globalStyle(`${waiting} > svg`, { flex: 'none', fontSize: '1rem' });

export const more = style({
  display: 'grid',
  gap: '20px',
  marginTop: '32px',
  padding: '28px 24px',
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.primarySoft,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr auto', alignItems: 'center', padding: '32px 36px' },
  },
});
export const moreWords = style({ display: 'grid', gap: '6px' });
