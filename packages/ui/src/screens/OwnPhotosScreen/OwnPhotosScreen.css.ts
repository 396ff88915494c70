import { globalStyle, style } from '@vanilla-extract/css';
import { motion, reducedMotion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { below, from, largeText } from '../../layout/breakpoints';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const phone = below('desktop');

export const page = style({
  display: 'grid',
  gap: space[12],
  width: 'min(860px, 100% - 28px)',
  margin: '0 auto',
  padding: `${space[16]} 0 ${space[64]}`,
  '@media': { [desktop]: { width: 'min(860px, 100% - 48px)', paddingTop: space[28] } },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});
/** A phone has it in its bar. */
export const title = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const done = style({ '@media': { [phone]: { display: 'none' } } });
export const count = style({ color: vars.color.muted, fontSize: fontSize.small });

export const panel = style({
  padding: space[20],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[12],
  '@media': {
    [largeText]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [from('tablet')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const tile = style({
  position: 'relative',
  aspectRatio: '4 / 5',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.photo,
  transition: `transform ${motion.quick} ${motion.out}`,
  selectors: {
    '&[data-held]': { opacity: 0.6, transform: 'scale(.94)', touchAction: 'none' },
  },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
export const mainTile = style([
  tile,
  { gridColumn: '1 / 3', gridRow: '1 / 3', aspectRatio: 'auto', borderRadius: vars.radius.card },
]);
/** A tile that grows with its content: a box with an aspect ratio only does so if its overflow is visible. */
export const addTile = style([tile, { overflow: 'visible' }]);
globalStyle(`${tile}:has(:focus-visible)`, { overflow: 'visible' });

export const open = style({
  display: 'block',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 'inherit',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});
globalStyle(`${open} img`, { pointerEvents: 'none' });

export const dots = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: vars.radius.icon,
  color: photoInk.text,
  background: photoInk.glass,
});
export const hidden = style({
  position: 'absolute',
  zIndex: layer.mark,
  left: space[8],
  bottom: space[8],
  maxWidth: `calc(100% - ${space[16]})`,
});

export const upload = style({ position: 'relative', height: '100%', background: vars.color.sunken });
export const uploadPicture = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const uploadVeil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[4],
  color: photoInk.text,
  background: photoInk.veil,
});
const action = {
  minHeight: '44px',
  maxWidth: '100%',
  padding: `0 ${space[8]}`,
  color: 'inherit',
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
} as const;
export const uploadCancel = style({
  ...action,
  ':focus-visible': { boxShadow: `inset 0 0 0 2px ${photoInk.text}` },
});

export const failed = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: '100%',
  minHeight: 'min-content',
  padding: space[6],
  color: vars.color.dangerText,
  background: vars.color.dangerSoft,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
globalStyle(`${tile}:has(> ${failed})`, { aspectRatio: 'auto', minHeight: '100%' });
export const failedAction = style({ ...action, textDecoration: 'underline', textUnderlineOffset: '3px' });

export const addForm = style({ display: 'grid', gap: space[8], height: '100%' });
const place = {
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space[6],
  height: '100%',
  padding: space[8],
  borderRadius: vars.radius.photo,
  fontSize: fontSize.small,
  fontWeight: 650,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;
export const add = style({
  ...place,
  border: `2px dashed ${vars.color.control}`,
  color: vars.color.primaryText,
  cursor: 'pointer',
  ':focus-within': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
});
export const addInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const premium = style({ ...place, color: vars.color.muted, background: vars.color.sunken });

export const notes = style({
  marginTop: space[8],
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
});
export const noteIcon = style({ color: vars.color.primaryText, fontSize: fontSize.large });
export const rejectedIcon = style({ color: vars.color.dangerText, fontSize: fontSize.large });
export const noteWords = style({ flex: 1, minWidth: '60%', lineHeight: 1.4 });
export const noteTitle = style({ display: 'block', fontWeight: 650 });
export const noteText = style({ display: 'block', color: vars.color.muted, fontSize: fontSize.small });
