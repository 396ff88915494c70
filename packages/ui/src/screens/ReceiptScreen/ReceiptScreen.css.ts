import { globalStyle, style } from '@vanilla-extract/css';
import { from, largeText } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const sheetWidth = '794px';
const pageMargin = '20mm';
const accent = '4px';
/** Printed black on white, in every theme. */
const paper = { ink: '#111', quiet: '#555', line: '#ccc', ground: '#fff' };

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
  width: `min(${sheetWidth}, 100% - ${space[28]})`,
  marginInline: 'auto',
  padding: `${space[20]} 0 ${space[40]}`,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[12] });
export const sheet = style({
  display: 'grid',
  gap: space[28],
  padding: space[20],
  color: paper.ink,
  background: paper.ground,
  border: `1px solid ${paper.line}`,
  borderTop: `${accent} solid ${vars.color.primary}`,
  fontSize: fontSize.meta,
  lineHeight: 1.5,
  '@media': { [largeText]: { overflowX: 'auto' }, [from('tablet')]: { padding: space[64] } },
});
export const sheetHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[20],
});
export const brand = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  fontSize: fontSize.big,
  fontWeight: 700,
});
export const picture = style({
  width: 'auto',
  height: '1.15em',
  '@media': { print: { filter: 'grayscale(1)' } },
});
export const mark = style({
  width: vars.mark.size,
  height: vars.mark.size,
  marginBottom: vars.mark.lift,
  marginLeft: `-${space[2]}`,
  borderRadius: vars.mark.radius,
  background: vars.color.secondary,
  transform: vars.mark.transform,
  '@media': { print: { background: paper.ink, printColorAdjust: 'exact' } },
});
export const seller = style({ marginInlineStart: 'auto', textAlign: 'end' });
export const title = style({ fontSize: fontSize.big, fontWeight: 700, lineHeight: 1.2 });
export const facts = style({ display: 'grid', gap: space[4], justifyContent: 'end' });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: space[32] });
export const quiet = style({ color: paper.quiet });
export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'lining-nums tabular-nums',
});
globalStyle(`${table} th`, { color: paper.quiet, fontSize: fontSize.fine, textAlign: 'start' });
globalStyle(`${table} td, ${table} th`, {
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${paper.line}`,
  verticalAlign: 'top',
});
globalStyle(`${table} :is(td, th):not(:first-child)`, { paddingInlineStart: space[16], textAlign: 'end' });
export const sums = style({ display: 'grid', gap: space[4], marginInlineStart: 'auto', minWidth: '45%' });
export const total = style([fact, { paddingTop: space[8], fontSize: fontSize.body, fontWeight: 700 }]);
export const frame = style({ padding: space[16], border: `1px solid ${paper.line}` });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: space[12],
  paddingTop: space[12],
  borderTop: `1px solid ${paper.line}`,
  color: paper.quiet,
  fontSize: fontSize.fine,
});

globalStyle('@page', { size: 'A4', margin: pageMargin } as Record<string, string>);
globalStyle(`body:has(${sheet}) :not(:has(${sheet}), ${sheet}, ${sheet} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`html:has(${sheet}), body:has(${sheet}), body :has(${sheet})`, {
  '@media': {
    print: {
      display: 'block !important',
      width: '100% !important',
      margin: '0 !important',
      padding: '0 !important',
      background: 'none !important',
    },
  },
});
globalStyle(sheet, { '@media': { print: { padding: 0, border: 0 } } });
