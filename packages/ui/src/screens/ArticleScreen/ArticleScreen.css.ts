import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

const desktop = from('desktop');
const measure = '680px';

export const page = style({
  display: 'grid',
  gap: '24px',
  width: 'min(1120px, 100% - 40px)',
  margin: '0 auto',
  padding: '28px 0 72px',
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  '@media': {
    [desktop]: {
      gridTemplateColumns: '260px minmax(0, 1fr)',
      gridTemplateAreas: '"contents head" "contents body"',
      gridTemplateRows: 'auto 1fr',
      columnGap: '64px',
      paddingTop: '56px',
    },
    print: { display: 'block', width: '100%', padding: 0, fontSize: '11pt' },
  },
});

export const head = style({
  display: 'grid',
  gap: '12px',
  maxWidth: measure,
  hyphens: 'auto',
  '@media': { [desktop]: { gridArea: 'head' } },
});

export const intro = style({
  display: 'grid',
  gap: '10px',
  marginTop: '12px',
  padding: '20px 22px',
  borderRadius: vars.radius.card,
  background: vars.color.primarySoft,
  '@media': { print: { padding: 0, background: 'none' } },
});

export const contents = style({
  '@media': {
    [desktop]: {
      gridArea: 'contents',
      position: 'sticky',
      top: '88px',
      alignSelf: 'start',
      maxHeight: 'calc(100dvh - 112px)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

export const contentsLink = style({
  display: 'block',
  padding: '11px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: '.9375rem',
  fontWeight: 650,
  lineHeight: 1.4,
  ':hover': { color: vars.color.primaryText },
});

export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: '40px',
  maxWidth: measure,
  minWidth: 0,
  '@media': { [desktop]: { gridArea: 'body' }, print: { display: 'block', maxWidth: 'none' } },
});

export const section = style({ display: 'grid', gap: '14px', minWidth: 0 });
globalStyle(`${section} > h2`, { scrollMarginTop: '88px', hyphens: 'auto' });
globalStyle(`${section} > h3`, { marginTop: '8px' });

export const list = style({ display: 'grid', gap: '6px', margin: 0, paddingInlineStart: '1.3em' });
globalStyle(`ul${list}`, { listStyle: 'disc' });
globalStyle(`ol${list}`, { listStyle: 'decimal' });
export const item = style({ paddingInlineStart: '.2em' });

export const tableRoom = style({ overflowX: 'auto' });
export const table = style({ width: '100%', borderCollapse: 'collapse', fontSize: '.9375rem' });
const anyCell = style({
  padding: '10px 14px 10px 0',
  borderBottom: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  lineHeight: 1.45,
});
export const cell = style([anyCell, { minWidth: '110px' }]);
export const headCell = style([anyCell, { color: vars.color.muted, fontWeight: 650 }]);
