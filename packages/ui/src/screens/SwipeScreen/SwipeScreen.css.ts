import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';
import { below, from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const phone = below('desktop');

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  padding: `${space[16]} 0 ${space[24]}`,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(440px, auto) minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[40],
      padding: `${space[32]} 0 ${space[40]}`,
    },
  },
});

/** Neither the tilted cards nor one that flies out widen the page. */
globalStyle(`main:has(${page})`, { overflowX: 'clip' });

export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"words hearts" "count hearts"',
  alignItems: 'center',
  columnGap: space[12],
  padding: `0 ${space[6]}`,
  '@media': {
    [desktop]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: space[8],
      padding: 0,
    },
  },
});
export const words = style({ gridArea: 'words' });
export const text = style({
  marginTop: space[8],
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': { [phone]: { display: 'none' } },
});
export const hearts = style({
  gridArea: 'hearts',
  display: 'flex',
  gap: space[6],
  fontSize: fontSize.body,
  '@media': { [desktop]: { marginTop: space[16] } },
});
export const given = style({ color: vars.color.primaryText, fill: 'currentColor' });
export const spent = style({ color: vars.color.control });
export const count = style({
  gridArea: 'count',
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [desktop]: { color: 'inherit', fontSize: fontSize.small, fontWeight: 650 } },
});

export const middle = style({ minWidth: 0 });
export const note = style({ width: 'min(480px, 100%)', margin: `0 auto ${space[16]}` });

export const aside = style({
  display: 'grid',
  gap: space[24],
  justifySelf: 'end',
  width: '100%',
  maxWidth: '300px',
  '@media': { [phone]: { display: 'none' } },
});
export const today = style({ display: 'grid', gap: space[12] });
export const list = style({ display: 'grid', gap: space[8] });
export const liked = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: space[12],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.elevation.card,
});
export const who = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const likedName = style({ display: 'block', fontSize: fontSize.label, fontWeight: 650 });
export const likedPlace = style({ display: 'block', color: vars.color.muted, fontSize: fontSize.meta });

export const keys = style({
  display: 'grid',
  gap: space[8],
  color: vars.color.muted,
  fontSize: fontSize.small,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const keyRow = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const key = style({
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  borderRadius: '50%',
  background: vars.color.well,
  fontFamily: 'inherit',
  fontSize: fontSize.meta,
});

export const message = style(hiddenWords);
