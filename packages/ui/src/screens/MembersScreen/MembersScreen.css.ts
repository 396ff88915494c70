import { globalStyle, style } from '@vanilla-extract/css';
import { below, from, largeText } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const page = style({
  padding: `${space[12]} 0 ${space[32]}`,
  '@media': { [from('desktop')]: { paddingTop: space[24] } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[8],
  marginBottom: space[12],
  '@media': { [from('tablet')]: { gap: space[24], marginBottom: 0 } },
});
export const words = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[2]} ${space[8]}`,
  minWidth: 0,
  '@media': { [from('tablet')]: { display: 'block' } },
});

globalStyle(`${words} > h1`, { '@media': { [below('tablet')]: { marginRight: 'auto' } } });

export const notice = style({ marginBottom: space[16] });
export const filtersButton = style({ order: 3, '@media': { [from('tablet')]: { display: 'none' } } });

export const count = style({
  color: vars.color.muted,
  fontSize: fontSize.small,
  lineHeight: 1.43,
  '@media': { [from('tablet')]: { marginTop: space[6], fontSize: fontSize.body, lineHeight: 1.5 } },
});
export const long = style({ '@media': { [below('tablet')]: { display: 'none' } } });
export const short = style({ '@media': { [from('tablet')]: { display: 'none' } } });

export const sort = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'block', alignSelf: 'center' } },
});

export const earlier = style({ marginBottom: space[16] });

/** Centred content below the list. */
export const foot = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  marginTop: space[24],
  textAlign: 'center',
});

export const games = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.card.gapPhone,
  '@media': { [from('tablet')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.card.gap } },
});
const gameCard = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[20],
  padding: space[16],
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  '@media': {
    [from('tablet')]: { padding: `${space[32]} ${space[28]}` },
    [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const game = {
  swipe: style([gameCard, { background: vars.color.primarySoft }]),
  finder: style([gameCard, { background: vars.color.warnSoft }]),
};
export const gameIcon = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '48px',
  borderRadius: '50%',
  background: vars.color.surface,
  fontSize: fontSize.big,
});
export const gameWords = style({ display: 'grid', gap: space[4], alignContent: 'start' });

export const join = style({
  display: 'grid',
  gap: space[20],
  marginTop: space[32],
  padding: `${space[28]} ${space[24]}`,
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.primarySoft,
  '@media': {
    [from('tablet')]: {
      gridTemplateColumns: '1fr auto',
      alignItems: 'center',
      padding: `${space[32]} ${space[36]}`,
    },
  },
});

export const similar = style({ marginTop: space[44] });
export const similarCards = style({ marginTop: space[16] });

export const skeletonHead = style({ display: 'grid', gap: space[8], marginBottom: space[12] });
export const skeletonFilters = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex', gap: space[8], margin: `${space[20]} 0 ${space[20]}` } },
});
