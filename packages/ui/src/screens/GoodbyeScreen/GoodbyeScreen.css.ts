import { style } from '@vanilla-extract/css';
import { from } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { displaySize, fontSize } from '../../type/font-size';

const skyHeight = '400px';
const dusk = `color-mix(in srgb, ${vars.color.onSecondary} 65%, ${vars.color.primary})`;
const ground = `color-mix(in srgb, ${dusk} 65%, #000)`;
const glow = (share: number) => `color-mix(in srgb, ${vars.color.secondary} ${share}%, ${dusk})`;

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 'max(720px, 100svh)',
  background: ground,
  color: '#fff',
  textAlign: 'center',
});

export const sky = style({ height: `min(${skyHeight}, 46svh)`, overflow: 'hidden', background: dusk });
export const drawing = style({ display: 'block', width: '100%', height: '100%' });
export const outer = style({ fill: glow(16) });
export const middle = style({ fill: glow(36) });
export const sun = style({ fill: vars.color.secondary });
export const rays = style({
  display: 'block',
  width: '150px',
  height: '62px',
  margin: `0 auto`,
  stroke: vars.color.secondary,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  alignItems: 'center',
  gap: space[16],
  width: 'min(480px, 100% - 32px)',
  margin: '0 auto',
  padding: `${space[20]} 0 ${space[28]}`,
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: displaySize(44),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});
export const text = style({ fontSize: fontSize.lead, lineHeight: 1.5, textWrap: 'pretty' });
export const marks = style({
  display: 'grid',
  gridAutoColumns: '1fr',
  gridAutoFlow: 'column',
  gap: space[6],
  width: 'min(340px, 100%)',
  marginTop: space[12],
});
export const mark = style({ height: '10px', borderRadius: '5px', background: vars.color.secondary });
export const until = style({ fontSize: fontSize.small, fontWeight: 650 });
export const next = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  minHeight: '48px',
  marginTop: 'auto',
  padding: `${space[8]} ${space[16]}`,
  border: '1.5px solid #ffffffb0',
  borderRadius: vars.radius.button,
  fontWeight: 680,
  ':hover': { background: '#ffffff1a' },
  ':focus-visible': { outlineColor: '#fff' },
  '@media': { [from('desktop')]: { width: 'auto', minWidth: '260px', marginTop: space[16] } },
});
