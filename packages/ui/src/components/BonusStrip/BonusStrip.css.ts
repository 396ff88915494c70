import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { displaySize, fontSize } from '../../type/font-size';

const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minHeight: '44px',
  paddingInline: space[16],
  fontSize: fontSize.label,
  lineHeight: 1.3,
  '@media': { [from('desktop')]: { justifyContent: 'center' } },
});
const stripWords = style({
  flex: 1,
  minWidth: 0,
  '@media': { [from('desktop')]: { flex: 'none', maxWidth: '70%' } },
});

export const strip = style([
  line,
  { color: vars.color.onSecondary, background: vars.color.secondary, fontWeight: 650 },
]);
export const words = stripWords;
export const over = style([
  line,
  {
    paddingInlineEnd: 0,
    borderBottom: `1px solid ${vars.color.line}`,
    color: vars.color.text,
    background: vars.color.well,
  },
]);
export const icon = style({ flex: 'none', fontSize: fontSize.large });

export const clock = style({
  flex: 'none',
  fontSize: fontSize.body,
  fontWeight: 780,
  fontVariantNumeric: 'lining-nums tabular-nums',
});
export const ends = style({ flex: 'none', fontWeight: 650, fontVariantNumeric: 'lining-nums' });

export const capsule = style({
  display: 'none',
  '@media': {
    [from('wide')]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[8],
      minHeight: '48px',
      paddingInline: space[20],
      borderRadius: vars.radius.button,
      color: vars.color.onSecondary,
      background: vars.color.secondary,
      fontWeight: 680,
      whiteSpace: 'nowrap',
    },
  },
});

export const panel = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: vars.radius.card,
  color: vars.color.onSecondary,
  background: vars.color.secondary,
  '@media': { [from('desktop')]: { padding: `${space[16]} ${space[24]}` } },
});

export const panelWords = style({ flex: '1 1 220px', minWidth: 0 });
export const panelNote = style({
  marginTop: space[2],
  fontSize: fontSize.meta,
  lineHeight: 1.4,
  '@media': { [from('desktop')]: { fontSize: fontSize.small } },
});

export const tiles = style({ display: 'flex', gap: space[8] });
export const tile = style({
  display: 'grid',
  justifyItems: 'center',
  fontSize: fontSize.fine,
  fontWeight: 650,
});
export const tileNumber = style({
  display: 'grid',
  placeItems: 'center',
  width: '58px',
  height: '52px',
  borderRadius: vars.radius.control,
  color: vars.color.secondary,
  background: vars.color.onSecondary,
  fontFamily: vars.font.display,
  fontSize: fontSize.huge,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'lining-nums tabular-nums',
});

export const tileWord = style({});

const phone = below('tablet');
const leastTitle = '7em';

/**
 * On a phone the clock is one line next to the title or, where there is too little space, below it; the note
 * follows below.
 */
globalStyle(`${panel}:has(> ${tiles})`, {
  '@media': {
    [phone]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[4]} ${space[16]}` },
  },
});
globalStyle(`${panel}:has(> ${tiles}) > ${panelWords}`, { '@media': { [phone]: { display: 'contents' } } });
globalStyle(`${panel}:has(> ${tiles}) h2`, { '@media': { [phone]: { flex: `1 1 ${leastTitle}` } } });
globalStyle(`${panel} ${panelNote}`, {
  '@media': { [phone]: { order: 1, flexBasis: '100%', margin: 0 } },
});
globalStyle(`${panel} > ${tiles}`, { '@media': { [phone]: { gap: 0 } } });
globalStyle(`${panel} ${tile}`, { '@media': { [phone]: { display: 'flex' } } });
globalStyle(`${panel} ${tile} + ${tile}::before`, {
  '@media': { [phone]: { content: ':', fontSize: fontSize.big, lineHeight: 1.2 } },
});
globalStyle(`${panel} ${tileNumber}`, {
  '@media': {
    [phone]: {
      width: 'auto',
      height: 'auto',
      color: 'inherit',
      background: 'none',
      fontSize: displaySize(22),
      lineHeight: 1.2,
    },
  },
});
globalStyle(`${panel} ${tileWord}`, { '@media': { [phone]: { display: 'none' } } });
