import { style } from '@vanilla-extract/css';
import { from, largeText, smallPhone } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

const desktop = from('desktop');

export const page = style({
  padding: `${space[16]} 0 ${space[40]}`,
  '@media': { [desktop]: { width: 'min(1080px, 100% - 48px)', padding: `${space[32]} 0 ${space[64]}` } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  marginBottom: space[16],
  '@media': { [desktop]: { marginBottom: space[28] } },
});
export const headWords = style({ minWidth: 0 });
export const text = style({ color: vars.color.muted, fontSize: fontSize.small });

export const people = style({
  display: 'grid',
  gap: space[24],
  '@media': {
    [desktop]: {
      gridTemplateColumns: 'minmax(0, 460px) minmax(0, 1fr)',
      alignItems: 'start',
      gap: space[56],
    },
  },
});

const plateReach = space[32];

export const best = style({
  display: 'grid',
  gap: space[16],
  '@media': { [desktop]: { position: 'sticky', top: space[88] } },
});
export const portrait = style({ position: 'relative', paddingBottom: plateReach });
export const photo = style({
  display: 'block',
  height: '306px',
  '@media': { [desktop]: { height: '440px' } },
});
export const mark = style({ position: 'absolute', zIndex: layer.mark, top: space[12], right: space[12] });
export const plate = style({
  position: 'absolute',
  '@media': { [largeText]: { position: 'relative', right: 0, left: 0, marginTop: `-${plateReach}` } },
  zIndex: layer.words,
  right: space[44],
  bottom: 0,
  left: space[12],
  padding: `${space[16]} ${space[20]}`,
  borderRadius: vars.radius.photo,
  background: vars.color.raised,
  boxShadow: `${vars.elevation.card}, 0 0 0 1px ${vars.color.line}`,
});
export const headline = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(26),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.12,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': { [desktop]: { fontSize: displaySize(28) } },
});
export const second = style({ marginTop: space[4], fontSize: fontSize.body });
export const who = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const identity = style({ flex: 1, minWidth: 0, lineHeight: 1.35 });
export const name = style({ display: 'block', fontSize: fontSize.lead, fontWeight: 680 });
export const place = style({ display: 'block', color: vars.color.muted, fontSize: fontSize.small });

export const rows = style({ display: 'grid' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[12]} 0`,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [desktop]: { selectors: { '&:first-child': { borderTop: 0, paddingTop: 0 } } } },
});
export const rowLink = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  '@media': { [smallPhone]: { gap: space[8] } },
});
export const thumb = style({
  flex: 'none',
  width: '76px',
  height: '92px',
  '@media': { [smallPhone]: { width: '48px', height: '58px' } },
});
export const rowWords = style({ display: 'grid', justifyItems: 'start', gap: space[2], minWidth: 0 });
export const reason = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(18),
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  '@media': { [smallPhone]: { fontSize: displaySize(17) } },
});
export const rowName = style({ marginTop: space[2], color: vars.color.muted, fontSize: fontSize.small });
