import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  display: 'grid',
  gap: '28px',
  width: 'min(880px, 100% - 40px)',
  margin: '0 auto',
  padding: '28px 0 72px',
  '@media': { [from('desktop')]: { gap: '36px', paddingTop: '56px' } },
});

export const head = style({ display: 'grid', gap: '12px', maxWidth: '620px' });

export const group = style({ display: 'grid', gap: '14px' });

export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: '4px 12px',
  padding: '8px',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const countryForm = style({
  display: 'grid',
  gap: '14px',
  maxWidth: '440px',
  justifyItems: 'start',
});

export const countryField = style({ width: '100%' });
