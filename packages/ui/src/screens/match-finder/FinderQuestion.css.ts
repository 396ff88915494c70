import { globalStyle, style } from '@vanilla-extract/css';
import { motion } from '../../base/motion';
import { bonusStrip } from '../../layout/bonus-strip.css';
import { below, from, smallPhone } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';
import { vars } from '../../themes/contract.css';
import { fittedDisplay } from '../../type/fitted';
import { displaySize, fontSize } from '../../type/font-size';
import { hill, skies } from './drawing.css';

const desktop = from('desktop');
const phone = below('desktop');
const navigation = '72px';
const loudness = { quiet: '1.3125rem', audible: '1.875rem', clear: '2.75rem', loud: '3.75rem' } as const;
const sideWidth = 'min(42vw, 600px)';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: `calc(100svh - ${bonusStrip})`,
  '@media': {
    [desktop]: {
      display: 'grid',
      gridTemplateColumns: `${sideWidth} minmax(0, 1fr)`,
      minHeight: `max(600px, 100svh - ${navigation} - ${bonusStrip})`,
    },
  },
});

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  '@media': { [desktop]: { padding: `${space[32]} ${space[56]} ${space[40]}` } },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[6]} ${space[4]} 0`,
  '@media': { [desktop]: { gap: space[16], padding: 0, marginLeft: `calc(-1 * ${space[12]})` } },
});
export const onPhone = style({ display: 'contents', '@media': { [desktop]: { display: 'none' } } });
export const onDesktop = style({ display: 'contents', '@media': { [phone]: { display: 'none' } } });
export const segments = style({ display: 'flex', flex: 1, gap: space[4] });
const segment = style({ flex: 1, height: '6px', borderRadius: '3px' });
export const done = style([segment, { background: vars.color.primaryText }]);
export const open = style([segment, { background: vars.color.line }]);

export const words = style({
  containerType: 'inline-size',
  padding: `${space[12]} ${space[24]} ${space[20]}`,
  '@media': { [desktop]: { margin: 'auto 0', padding: `${space[32]} 0` } },
});
export const step = style({ color: vars.color.muted, fontSize: fontSize.small });
const titleSizes = { phone: '30px', desktop: 'clamp(37px, 4.4vw, 56px)' } as const;
export const title = style({
  marginTop: space[6],
  fontFamily: vars.font.display,
  fontSize: fittedDisplay(titleSizes.phone),
  fontWeight: vars.font.displayWeight,
  letterSpacing: vars.font.tracking,
  lineHeight: 1.08,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '@media': {
    [desktop]: {
      fontSize: fittedDisplay(titleSizes.desktop),
      lineHeight: 1.02,
    },
  },
});
export const privacy = style({
  display: 'flex',
  gap: space[8],
  maxWidth: '42ch',
  marginTop: space[12],
  color: vars.color.muted,
  fontSize: fontSize.small,
  '@media': { [desktop]: { marginTop: space[24] } },
});
export const error = style({ marginTop: space[12], color: vars.color.dangerText, fontSize: fontSize.small });
export const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
  '@media': { [phone]: { display: 'none' } },
});
export const keys = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  color: vars.color.muted,
  fontSize: fontSize.small,
  '@media': { '(hover: none)': { display: 'none' } },
});
export const key = style({
  minWidth: '30px',
  padding: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.control,
  background: vars.color.well,
  fontFamily: 'inherit',
  textAlign: 'center',
});

export const answers = style({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  justifyContent: 'flex-end',
  '@media': { [desktop]: { justifyContent: 'stretch' } },
});

/** Covers the whole answer, so that the focus ring surrounds it. */
export const radio = style({
  position: 'absolute',
  zIndex: layer.control,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  appearance: 'none',
  cursor: 'pointer',
  ':focus-visible': {
    outline: `3px solid ${vars.color.focus}`,
    outlineOffset: '-4px',
    boxShadow: 'inset 0 0 0 7px #fff',
  },
});

const answer = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  overflow: 'hidden',
});

export const check = style({
  position: 'relative',
  zIndex: layer.mark,
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  marginLeft: 'auto',
  borderRadius: '50%',
  fontSize: fontSize.large,
  opacity: 0,
  transition: `opacity ${motion.quick}`,
});
globalStyle(`input:checked ~ ${check}`, { opacity: 1 });

const skyBand = style([
  answer,
  {
    flex: '0 0 auto',
    minHeight: 'clamp(84px, 15.4svh, 146px)',
    padding: `${space[12]} ${space[20]} ${space[12]} ${space[24]}`,
    selectors: { '&:nth-of-type(4)': { minHeight: 'clamp(96px, 17.6svh, 168px)' } },
    '@media': {
      [desktop]: { flex: '1 1 0', padding: `${space[12]} ${space[40]} ${space[12]} ${space[48]}` },
    },
  },
]);
const skyOf = (index: 0 | 1 | 2 | 3, other: string) => {
  const { ground, label } = skies[index];
  return style([
    skyBand,
    {
      color: label,
      background: ground,
      vars: { [hill]: `color-mix(in srgb, ${ground} 74%, ${other})` },
    },
  ]);
};
export const sky = {
  0: skyOf(0, vars.color.primary),
  1: skyOf(1, vars.color.primary),
  2: skyOf(2, '#000'),
  3: skyOf(3, '#000'),
};
for (const index of [0, 1, 2, 3] as const) {
  globalStyle(`${sky[index]} > ${check}`, { color: skies[index].ground, background: skies[index].label });
}
export const skyPicture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const skyWords = style({
  position: 'relative',
  zIndex: layer.words,
  flex: '0 1 auto',
  maxWidth: '62%',
  fontFamily: vars.font.display,
  fontSize: displaySize(20),
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.12,
  overflowWrap: 'anywhere',
  '@media': {
    [smallPhone]: { maxWidth: '72%', fontSize: displaySize(18) },
    [desktop]: { fontSize: displaySize(30) },
  },
});

const row = style([
  answer,
  {
    padding: `${space[8]} ${space[20]} ${space[8]} ${space[24]}`,
    borderTop: `1px solid ${vars.color.line}`,
    selectors: {
      '&:has(:checked)': {
        color: vars.color.primaryText,
        background: vars.color.primarySoft,
        boxShadow: `inset 5px 0 0 ${vars.color.primaryText}`,
      },
    },
    '@media': {
      [desktop]: {
        flexGrow: 1,
        padding: `${space[8]} ${space[40]} ${space[8]} ${space[48]}`,
        borderLeft: `1px solid ${vars.color.line}`,
      },
    },
  },
]);
const rowOf = (height: string) => style([row, { minHeight: height }]);
export const wordRow = {
  quiet: rowOf('clamp(64px, 10svh, 96px)'),
  audible: rowOf('clamp(76px, 13svh, 122px)'),
  clear: rowOf('clamp(92px, 16svh, 150px)'),
  loud: rowOf('clamp(110px, 19.6svh, 184px)'),
};
globalStyle(`${row} > ${check}`, { color: vars.color.bg, background: vars.color.primaryText });
export const wordBox = style({ flex: '1 1 auto', minWidth: 0, containerType: 'inline-size' });
const wordOf = (size: string, tracking: string) =>
  style({
    display: 'block',
    fontFamily: vars.font.display,
    fontSize: `max(${fittedDisplay(size)}, ${fontSize.tiny})`,
    fontWeight: vars.font.displayWeight,
    letterSpacing: tracking,
    lineHeight: 1.04,
    overflowWrap: 'anywhere',
  });
export const word = {
  quiet: wordOf(loudness.quiet, '0'),
  audible: wordOf(loudness.audible, '-.01em'),
  clear: wordOf(loudness.clear, '-.02em'),
  loud: wordOf(loudness.loud, '-.03em'),
};

export const half = style([
  answer,
  {
    alignItems: 'flex-end',
    flex: '1 1 0',
    minHeight: '170px',
    padding: space[12],
    '@media': { [desktop]: { padding: space[20] } },
    selectors: {
      '&:has(:checked)::after': {
        content: '',
        position: 'absolute',
        zIndex: layer.mark,
        inset: 0,
        boxShadow: `inset 0 0 0 5px ${vars.color.surface}, inset 0 0 0 8px ${vars.color.primaryText}`,
        pointerEvents: 'none',
      },
    },
  },
]);
export const scene = style({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const plate = style({
  position: 'relative',
  zIndex: layer.words,
  maxWidth: '100%',
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.control,
  color: vars.color.text,
  background: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: displaySize(18),
  '@media': { [desktop]: { fontSize: displaySize(28) } },
  fontWeight: vars.font.displayWeight,
  lineHeight: 1.12,
  overflowWrap: 'break-word',
});
globalStyle(`${half} > ${check}`, {
  position: 'absolute',
  top: space[12],
  right: space[12],
  color: vars.color.primaryText,
  background: vars.color.surface,
});
export const bothRow = style([
  answer,
  {
    justifyContent: 'center',
    minHeight: '64px',
    padding: `${space[8]} ${space[20]}`,
    color: vars.color.primaryText,
    selectors: { '&:has(:checked)': { background: vars.color.primarySoft } },
  },
]);
export const both = style({ fontWeight: 680, textAlign: 'center' });
globalStyle(`${bothRow} > ${check}`, {
  width: '24px',
  height: '24px',
  margin: 0,
  color: vars.color.bg,
  background: vars.color.primaryText,
  fontSize: fontSize.small,
});

/** With script a press submits an answer, so the button only shows during keyboard navigation. */
export const send = style({
  padding: `${space[12]} ${space[16]} ${space[24]}`,
  '@media': {
    '(scripting: enabled)': {
      position: 'absolute',
      selectors: {
        '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
        '[role=radiogroup]:has(:focus-visible) > &': {
          position: 'static',
          clipPath: 'none',
          pointerEvents: 'auto',
        },
      },
    },
  },
});
