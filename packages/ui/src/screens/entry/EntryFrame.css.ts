import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

const desktop = from('desktop');
const mirrored = '[data-quilt=start] &';

export const ground = recipe({
  variants: {
    presentation: {
      page: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        minHeight: 'calc(100dvh - 61px)',
        '@media': {
          [desktop]: {
            placeItems: 'center',
            minHeight: 'max(760px, calc(100dvh - 73px))',
            padding: `${space[40]} ${space[24]}`,
          },
        },
      },
      modal: {},
    },
  },
});

export const frame = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    background: vars.color.bg,
    '@media': {
      [desktop]: {
        display: 'grid',
        gridTemplateColumns: '420px minmax(0, 1fr)',
        width: 'min(1020px, 100%)',
        minHeight: '660px',
        overflow: 'clip',
        borderRadius: vars.radius.modal,
        background: vars.color.raised,
        selectors: { [mirrored]: { gridTemplateColumns: 'minmax(0, 1fr) 420px' } },
      },
    },
  },
  variants: {
    presentation: {
      page: {
        minHeight: '100%',
        '@media': { [desktop]: { minHeight: '660px', boxShadow: vars.elevation.card } },
      },
      modal: {
        minHeight: '100dvh',
        '@media': {
          [desktop]: {
            gridTemplateRows: 'minmax(0, 1fr)',
            height: 'min(740px, calc(100dvh - 48px))',
            minHeight: 0,
            boxShadow: vars.elevation.modal,
          },
        },
      },
    },
  },
});

export const art = recipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    minHeight: 0,
    background: vars.art.behind,
    '@media': {
      [desktop]: {
        display: 'block',
        height: 'auto',
        overflow: 'clip',
        borderStartEndRadius: vars.art.corner,
        selectors: {
          [mirrored]: { order: 1, borderStartStartRadius: vars.art.corner, borderStartEndRadius: 0 },
        },
      },
    },
  },
  variants: {
    phone: {
      banner: { height: 'min(34dvh, 260px)' },
      lead: { display: 'none' },
      none: { display: 'none' },
    },
  },
});
globalStyle(`${art.classNames.base} > svg, ${art.classNames.base} > div:first-child`, {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '@media': { [desktop]: { position: 'sticky', display: 'block', height: 'min(100%, 100dvh)' } },
});

export const mark = style({ position: 'absolute', zIndex: layer.mark, top: space[20], left: space[20] });

export const said = style({
  position: 'absolute',
  zIndex: layer.control,
  insetInline: space[24],
  bottom: space[24],
  display: 'grid',
  justifyItems: 'start',
  gap: space[8],
});
export const note = style({
  padding: `${space[4]} ${space[12]}`,
  borderRadius: '99px',
  color: vars.art.panel,
  background: '#fff',
  fontSize: fontSize.small,
  fontWeight: 650,
});
export const message = style({
  width: '100%',
  padding: `${space[16]} ${space[20]}`,
  borderRadius: `${vars.radius.bubble} ${vars.radius.bubble} ${vars.radius.bubble} ${vars.radius.tail}`,
  color: '#fff',
  background: vars.art.deep,
  fontSize: fontSize.large,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

export const form = recipe({
  base: {
    display: 'flex',
    flex: 1,
    flexDirection: 'column',
    gap: space[16],
    minWidth: 0,
    padding: `${space[32]} ${space[20]} max(${space[20]}, env(safe-area-inset-bottom))`,
    '@media': { [desktop]: { padding: `${space[32]} ${space[44]} ${space[32]}` } },
  },
  variants: {
    presentation: {
      page: {},
      modal: { '@media': { [desktop]: { overflowY: 'auto', overscrollBehavior: 'contain' } } },
    },
    topped: {
      true: {
        paddingTop: `max(${space[16]}, env(safe-area-inset-top))`,
        '@media': { [desktop]: { paddingTop: space[32] } },
      },
    },
  },
});

export const lead = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: space[12],
  order: 0,
  '@media': { [desktop]: { display: 'none' } },
});
export const leadFace = style({
  flex: 'none',
  width: '58px',
  height: '58px',
  overflow: 'hidden',
  borderRadius: '50%',
});
globalStyle(`${leadFace} > svg`, {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 22%',
});
export const leadWords = style({
  minWidth: 0,
  padding: `${space[8]} ${space[16]}`,
  borderRadius: `${vars.radius.bubble} ${vars.radius.bubble} ${vars.radius.bubble} ${vars.radius.tail}`,
  color: vars.color.onMine,
  background: vars.color.mine,
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
});
