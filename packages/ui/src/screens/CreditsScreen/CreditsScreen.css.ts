import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const desktop = from('desktop');

export const page = style({
  display: 'grid',
  gap: '24px',
  padding: '16px 0 150px',
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gap: '28px',
      alignItems: 'start',
      paddingTop: '28px',
      paddingBottom: '48px',
    },
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: '36px' },
  },
});

export const main = style({
  display: 'grid',
  gap: '18px',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({ display: 'grid', gap: '6px' });
export const choices = style({
  display: 'grid',
  gap: '24px',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const packages = style({ paddingTop: '14px' });
export const methods = style({ display: 'grid', gap: '12px' });
export const extras = style({ display: 'grid', gap: '18px', justifyItems: 'start' });

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingInlineStart: '16px',
  borderRadius: vars.radius.control,
  color: vars.color.successText,
  background: vars.color.successSoft,
  fontWeight: 650,
});
export const remove = style({ display: 'grid', placeItems: 'center', width: '48px', height: '48px' });
export const code = style({ width: '100%' });
export const codeShow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '48px',
  color: vars.color.primaryText,
  fontWeight: 680,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '10px',
  width: 'min(440px, 100%)',
});
export const lineButton = style({ paddingTop: '30px' });

export const side = style({
  minWidth: 0,
  '@media': {
    [desktop]: {
      position: 'sticky',
      top: '20px',
      borderRadius: vars.radius.card,
      background: vars.color.surface,
      boxShadow: vars.elevation.card,
    },
    [below('desktop')]: {},
  },
});
