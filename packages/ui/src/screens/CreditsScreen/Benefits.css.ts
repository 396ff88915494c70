import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const list = style({
  display: 'grid',
  gap: '12px',
  marginTop: '18px',
  paddingTop: '18px',
  borderTop: `1px solid ${vars.color.line}`,
  fontSize: '.875rem',
  lineHeight: 1.43,
  '@media': { [from('desktop')]: { margin: '18px 26px 0', paddingBottom: '26px' } },
});
export const benefit = style({ display: 'flex', alignItems: 'flex-start', gap: '12px' });
export const icon = style({ flex: 'none', color: vars.color.successText, fontSize: '1rem' });
