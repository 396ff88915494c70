import { globalStyle, style } from '@vanilla-extract/css';
import { photoInk } from '../../base/photo-ink';
import { below, from, largeText, smallPhone } from '../../layout/breakpoints';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

const fadeAbove = '100px';
/** Space for the camera on the photo. */
const besideCamera = '76px';
const desktop = from('desktop');
const phone = below('desktop');

export const page = style({
  position: 'relative',
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 5fr)',
      columnGap: space[40],
      alignItems: 'start',
      width: 'min(1320px, 100% - 48px)',
      margin: '0 auto',
      padding: `${space[28]} 0 ${space[64]}`,
    },
    [from('wide')]: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 1fr) 300px' },
  },
});
globalStyle(`${page}:not(:has(> aside))`, {
  '@media': { [from('wide')]: { gridTemplateColumns: 'minmax(0, 520px) minmax(0, 720px)' } },
});
globalStyle(`${page} > aside`, {
  '@media': { 'screen and (min-width: 62rem) and (max-width: 74.99875rem)': { gridColumn: '1 / 3' } },
});

export const photos = style({ position: 'relative', minWidth: 0 });
export const mark = style({
  position: 'absolute',
  zIndex: layer.menu,
  top: space[16],
  left: space[12],
  maxWidth: `calc(100% - 84px)`,
  '@media': { [desktop]: { left: space[16], maxWidth: `calc(100% - ${space[32]})` } },
});
export const settings = style({
  position: 'absolute',
  zIndex: layer.menu,
  top: space[12],
  right: space[12],
  '@media': { [desktop]: { display: 'none' } },
});

export const sheet = style({
  position: 'relative',
  zIndex: layer.control,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
  marginTop: `-${space[28]}`,
  padding: `${space[20]} ${space[16]} ${space[24]}`,
  borderRadius: `${vars.radius.sheet} ${vars.radius.sheet} 0 0`,
  background: vars.color.bg,
  '@media': {
    [desktop]: { gap: space[24], marginTop: 0, padding: 0, background: 'none', zIndex: layer.base },
  },
});

export const identity = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      insetInline: 0,
      bottom: '100%',
      padding: `${fadeAbove} ${space[12]} ${space[12]} ${space[20]}`,
      color: photoInk.text,
      background: photoInk.profileScrim,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${identity} a`, { pointerEvents: 'auto' });

export const nameRow = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: space[8],
  overflowWrap: 'anywhere',
});
globalStyle(`${nameRow} > a:hover`, {
  '@media': { [phone]: { background: photoInk.glass } },
});

export const place = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  borderRadius: vars.radius.control,
  '@media': {
    '(hover: hover)': { ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    [phone]: { maxWidth: `calc(100% - ${besideCamera})` },
    [desktop]: { color: vars.color.muted },
  },
});
export const placeMissing = style({
  fontWeight: 650,
  '@media': { [desktop]: { color: vars.color.primaryText } },
});

export const form = style({
  padding: space[20],
  borderRadius: vars.radius.card,
  background: vars.color.raised,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const quote = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  minHeight: '48px',
  padding: `${space[8]} 0`,
  borderRadius: vars.radius.card,
});
globalStyle(`${quote} > svg`, { flex: 'none', marginTop: space[4], color: vars.color.primaryText });
export const words = style({
  flex: 1,
  minWidth: 0,
  fontSize: fontSize.lead,
  lineHeight: 1.5,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const gap = style({
  border: `2px dashed ${vars.color.control}`,
  borderRadius: vars.radius.card,
  color: vars.color.primaryText,
});
globalStyle(`${quote}${gap}`, {
  padding: `${space[16]} ${space[16]} ${space[24]}`,
});
globalStyle(`${quote}${gap}`, {
  '@media': { [desktop]: { padding: `${space[20]} ${space[20]} ${space[48]}` } },
});
export const begun = style({
  flex: 1,
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: displaySize(24),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.25,
  '@media': { [desktop]: { fontSize: displaySize(27) } },
});

export const facts = style({
  order: 1,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space[20],
  borderTop: `1px solid ${vars.color.line}`,
  '@media': {
    [smallPhone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [desktop]: { order: 0, columnGap: space[24] },
  },
});
export const fact = style({
  position: 'relative',
  display: 'block',
  minHeight: '56px',
  padding: `${space[8]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
});
export const usable = style({ paddingInlineEnd: space[24], ':hover': { background: vars.color.well } });
export const factLabel = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: fontSize.meta,
  lineHeight: 1.4,
});
export const factValue = style({ display: 'block', fontWeight: 650 });
export const missing = style({ color: vars.color.primaryText });
export const factPencil = style({
  position: 'absolute',
  right: space[4],
  top: '50%',
  color: vars.color.muted,
  fontSize: fontSize.small,
  transform: 'translateY(-50%)',
});

export const interests = style({ minWidth: 0 });
export const interestsTitle = style({
  marginBottom: space[8],
  fontSize: fontSize.small,
  fontWeight: 650,
});
export const chipGap = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  padding: `0 ${space[16]}`,
  borderRadius: vars.radius.chip,
  fontSize: fontSize.label,
  fontWeight: 650,
});
