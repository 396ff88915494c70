import { style } from '@vanilla-extract/css';
import { photoInk } from '../../base/photo-ink';
import { largestTurn } from '../../components/CropFrame/crop';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';
import { degreePx } from './turn-dial';

const tickWidth = 2;
const quietTick = 'rgba(255, 255, 255, .45)';
const dialHeight = '64px';
const ticksTop = '28px';
/** All degrees and half a tick at either end. */
const ticksWidth = 2 * largestTurn * degreePx + tickWidth;

const ticksLeft = `calc(50% - ${ticksWidth / 2}px)`;
const needleTop = '22px';

export const dial = style({
  position: 'relative',
  overflow: 'hidden',
  height: dialHeight,
  color: photoInk.text,
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${photoInk.text}`, outlineOffset: '-2px' },
  },
});
export const value = style({
  position: 'absolute',
  left: '50%',
  top: 0,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 700,
  transform: 'translateX(-50%)',
});
export const ticks = style({
  position: 'absolute',
  left: ticksLeft,
  top: ticksTop,
  width: `${ticksWidth}px`,
  height: '30px',
});
export const tick = style({ position: 'absolute', insetInline: 0, bottom: 0 });
const marks = (every: number, tone: string) =>
  `repeating-linear-gradient(90deg, ${tone} 0 ${tickWidth}px, transparent ${tickWidth}px ${every * degreePx}px)`;
export const degrees = style({ height: '16px', background: marks(1, quietTick) });
export const fives = style({ height: '26px', background: marks(5, photoInk.text) });
export const needle = style({
  position: 'absolute',
  zIndex: layer.base,
  left: '50%',
  top: needleTop,
  width: '4px',
  height: '40px',
  borderRadius: '2px',
  background: vars.color.secondary,
  transform: 'translateX(-50%)',
});
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});
