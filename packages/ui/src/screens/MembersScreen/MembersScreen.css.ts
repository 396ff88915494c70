import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';

export const page = style({
  padding: '14px 0 32px',
  '@media': { [from('desktop')]: { paddingTop: '26px' } },
});

export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '8px',
  marginBottom: '12px',
  '@media': { [from('tablet')]: { display: 'block', marginBottom: 0 } },
});
export const words = style({
  display: 'flex',
  flex: '1 1 0',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '2px 8px',
  minWidth: 0,
  '@media': { [from('tablet')]: { display: 'block' } },
});

globalStyle(`${words} > h1`, { '@media': { [below('tablet')]: { marginRight: 'auto' } } });

export const notice = style({ marginBottom: '16px' });
export const filtersButton = style({ order: 3, '@media': { [from('tablet')]: { display: 'none' } } });

export const count = style({
  color: vars.color.muted,
  fontSize: '.875rem',
  lineHeight: 1.43,
  '@media': { [from('tablet')]: { marginTop: '6px', fontSize: '1rem', lineHeight: 1.5 } },
});
export const long = style({ '@media': { [below('tablet')]: { display: 'none' } } });
export const short = style({ '@media': { [from('tablet')]: { display: 'none' } } });

export const pages = style({ marginTop: '32px' });

export const join = style({
  display: 'grid',
  gap: '20px',
  marginTop: '32px',
  padding: '28px 24px',
  borderRadius: vars.radius.card,
  color: vars.color.text,
  background: vars.color.primarySoft,
  '@media': {
    [from('tablet')]: { gridTemplateColumns: '1fr auto', alignItems: 'center', padding: '32px 36px' },
  },
});
export const joinWords = style({ display: 'grid', gap: '6px' });

export const similar = style({ marginTop: '44px' });
export const similarCards = style({ marginTop: '18px' });

export const skeletonHead = style({ display: 'grid', gap: '10px', marginBottom: '14px' });
export const skeletonFilters = style({
  display: 'none',
  '@media': { [from('tablet')]: { display: 'flex', gap: '10px', margin: '20px 0 22px' } },
});
