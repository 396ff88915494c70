import { style } from '@vanilla-extract/css';
import { vars } from '../../themes/contract.css';

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: '12px' });
export const intimate = style({});
export const intimateShow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  padding: '0 16px',
  border: `1.5px dashed ${vars.color.dangerText}`,
  borderRadius: vars.radius.chip,
  color: vars.color.dangerText,
  fontSize: '.9375rem',
  fontWeight: 650,
});

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  justifySelf: 'center',
  alignSelf: 'center',
  width: '132px',
  height: '132px',
  margin: '28px 0',
  borderRadius: '50%',
  color: vars.color.primaryText,
  background: vars.color.primarySoft,
  fontSize: '2.6rem',
});

export const confirm = style({ display: 'grid', justifyItems: 'center', gap: '4px', textAlign: 'center' });
export const address = style({
  marginBottom: '12px',
  fontSize: '1.125rem',
  fontWeight: 650,
  overflowWrap: 'anywhere',
});
