import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hiddenWords } from '../../base/hidden-words';
import { motion } from '../../base/motion';
import { tile as ground } from '../../components/GiftPicture/GiftPicture.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const tileHeight = 'clamp(108px, 14.2dvh, 146px)';

export const drawer = recipe({
  base: { display: 'flex', flexDirection: 'column', background: vars.color.raised },
  variants: {
    look: {
      sheet: { borderRadius: 'inherit' },
      pane: { minHeight: '100%' },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} ${space[8]} ${space[12]} ${space[20]}`,
});
export const title = style({ flex: 1, minWidth: 0 });
export const balance = style({ flex: 'none', color: vars.color.muted, fontSize: fontSize.small });
globalStyle(`${balance} :is(b, strong)`, { color: vars.color.text });

export const form = style({ display: 'flex', flex: 1, flexDirection: 'column' });

export const mosaic = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style(hiddenWords);

export const tile = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minWidth: 0,
  minHeight: tileHeight,
  padding: `${space[8]} ${space[6]}`,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { zIndex: layer.base, outline: '4px solid currentColor', outlineOffset: '-4px' },
    '&:has(:focus-visible)': {
      zIndex: layer.scrim,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      boxShadow: `0 0 0 2px ${vars.color.raised}, inset 0 0 0 4px currentColor`,
    },
  },
});
export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' });
export const picture = style({ flex: '1 1 0', width: '84px', minHeight: '56px', maxHeight: '84px' });
export const words = style({ display: 'grid', fontSize: fontSize.meta, lineHeight: 1.25 });
export const name = style({ fontWeight: 680, overflowWrap: 'anywhere', hyphens: 'auto' });
export const price = style({ fontWeight: 560, fontVariantNumeric: 'tabular-nums' });

export const check = style({
  position: 'absolute',
  top: space[8],
  right: space[8],
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  background: 'currentColor',
  fontSize: fontSize.small,
  opacity: 0,
  transition: `opacity ${motion.press}`,
  selectors: { [`${tile}:has(:checked) > &`]: { opacity: 1 } },
});
globalStyle(`${check} > svg`, { color: ground });

export const empty = style({ minHeight: tileHeight, background: vars.color.well });

export const failure = style({ display: 'grid', gap: space[12], justifyItems: 'start', padding: space[20] });

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layer.control,
  display: 'grid',
  gap: space[12],
  marginTop: 'auto',
  padding: `${space[12]} ${space[16]} max(${space[16]}, env(safe-area-inset-bottom)) ${space[20]}`,
  background: vars.color.raised,
});

export const sum = recipe({
  base: { display: 'flex', gap: space[12], minHeight: '56px' },
  variants: {
    look: { sheet: { alignItems: 'center' }, pane: { flexDirection: 'column' } },
  },
});
export const sumWords = style({ display: 'grid', flex: 1, minWidth: 0, lineHeight: 1.3 });
export const sumName = style({ fontWeight: 650 });
export const sumPrice = style({
  color: vars.color.muted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
});
export const missing = style({ color: vars.color.dangerText, fontSize: fontSize.small, fontWeight: 650 });
