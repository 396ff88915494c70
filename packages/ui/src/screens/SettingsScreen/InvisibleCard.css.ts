import { globalStyle, style } from '@vanilla-extract/css';
import { smallPhone } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { displaySize } from '../../type/font-size';
import { fontSize } from '../../type/font-size';

const portraitSize = '96px';

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  padding: `${space[16]} ${space[16]}`,
  borderRadius: vars.radius.card,
  background: vars.color.primarySoft,
});

export const portrait = style({
  position: 'relative',
  flex: 'none',
  width: portraitSize,
  height: portraitSize,
  borderRadius: '50%',
  color: vars.color.primaryText,
  '@media': { [smallPhone]: { display: 'none' } },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  borderRadius: '50%',
  overflow: 'hidden',
  background: vars.color.surface,
  color: vars.color.muted,
  selectors: { '[data-half] > &': { clipPath: 'inset(0 50% 0 0)' } },
});
globalStyle(`${picture} > img`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 24%',
});
globalStyle(`${picture} > svg`, { width: '44px', height: '44px' });

export const outline = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });

export const body = style({ display: 'grid', flex: 1, minWidth: 0, gap: space[2] });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[8],
});
export const title = style({
  flex: 1,
  minWidth: 0,
  fontFamily: vars.font.display,
  fontSize: displaySize(20),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
});
export const sentence = style({ fontSize: fontSize.small, lineHeight: 1.43 });
