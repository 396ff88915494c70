import { style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';

const desktop = from('desktop');

export const page = style({
  display: 'grid',
  gap: space[24],
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gap: space[28],
      alignItems: 'start',
      paddingTop: space[28],
      paddingBottom: space[48],
    },
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: space[36] },
  },
});

export const main = style({
  display: 'grid',
  gap: space[16],
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[24], alignItems: 'center' },
  },
});
export const words = style({ minWidth: 0, '@media': { [desktop]: { display: 'grid', gap: space[6] } } });
export const onDesktop = style({ '@media': { [below('desktop')]: { display: 'none' } } });
export const packages = style({ minWidth: 0, paddingTop: space[12] });
export const methods = style({
  display: 'grid',
  gap: space[12],
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  marginTop: space[8],
  scrollMarginTop: space[16],
});

export const applied = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  paddingInlineStart: space[16],
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
  gap: space[8],
  minHeight: '48px',
  color: vars.color.primaryText,
  fontWeight: 680,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[8],
  width: 'min(440px, 100%)',
});
export const lineButton = style({ paddingTop: space[28] });

export const side = style({
  minWidth: 0,
  '@media': {
    [desktop]: { position: 'sticky', top: space[20] },
  },
});

/** With a sheet, a phone shows the order there. */
export const sideOfSheet = style([side, { '@media': { [below('desktop')]: { display: 'none' } } }]);
