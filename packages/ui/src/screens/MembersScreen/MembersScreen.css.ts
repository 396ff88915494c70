import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
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
  '@media': { [from('tablet')]: { display: 'block', marginBottom: 0 } },
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

export const pages = style({ marginTop: space[32] });

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
