import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { photoInk } from '../../base/photo-ink';
import { smallPhone } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { vars } from '../../themes/contract.css';
import { fontSize } from '../../type/font-size';

const sky = `color-mix(in srgb, ${vars.color.primary} 16%, #0b0d10)`;

export const quiet = style({ display: 'grid', alignContent: 'start', gap: space[16], minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  minHeight: '48px',
});

export const night = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.card,
    color: photoInk.text,
    background: sky,
    userSelect: 'none',
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: { off: { true: { opacity: 0.45 }, false: {} } },
});

export const picture = style({ display: 'block', width: '100%', height: 'auto' });
export const ground = style({ fill: '#000', fillOpacity: 0.34 });
export const way = style({
  fill: 'none',
  stroke: vars.color.secondary,
  strokeOpacity: 0.55,
  strokeWidth: 2.5,
  strokeDasharray: '2 8',
  strokeLinecap: 'round',
});
export const light = style({ fill: vars.color.secondary });
export const duskDisc = style({ fill: `color-mix(in srgb, ${vars.color.primary} 88%, #fff)` });

export const length = style({
  position: 'absolute',
  insetInline: 0,
  top: '47%',
  color: photoInk.text,
  fontSize: fontSize.small,
  fontWeight: 650,
  textAlign: 'center',
});
export const hours = style({
  position: 'absolute',
  insetInline: space[20],
  bottom: '10%',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[12],
});
globalStyle(`${hours} > *`, {
  '@media': { [smallPhone]: { fontSize: `calc(8vw * ${vars.font.scale})` } },
});

/** As tall as the discs on the horizon, at 62 % of the picture's height. */
export const handle = style({
  position: 'absolute',
  top: '62%',
  width: '56px',
  height: '56px',
  margin: `-${space[40]} 0 0 -${space[28]}`,
  borderRadius: '50%',
  cursor: 'ew-resize',
  touchAction: 'none',
  ':focus-visible': { outline: `3px solid ${photoInk.text}`, outlineOffset: '-3px' },
});

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space[12],
});
export const zone = style({ gridColumn: '1 / -1' });
export const withoutScript = style({
  gridColumn: '1 / -1',
  '@media': { '(scripting: enabled)': { display: 'none' } },
});
globalStyle(`${fields} input`, { fontSize: fontSize.typed });
