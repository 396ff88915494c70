import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const footer = style({
  marginTop: '64px',
  padding: '32px 0 40px',
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
  fontSize: '.875rem',
  lineHeight: 1.43,
});

export const inner = style({
  display: 'grid',
  gap: '24px',
  width: 'min(1320px, 100% - 28px)',
  marginInline: 'auto',
  '@media': { [from('tablet')]: { width: 'min(1320px, 100% - 48px)' } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: '24px' });

globalStyle(`${links} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '48px',
  color: vars.color.text,
});
globalStyle(`${links} a:hover`, { textDecoration: 'underline', textUnderlineOffset: '3px' });
