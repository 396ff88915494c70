import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { below, from } from '../../layout/breakpoints';
import { posterPalette } from '../poster/poster-palette';

const wordsWidth = 'min(600px, 44vw)';

export const quilt = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gridAutoRows: 'min(25vw, 120px)',
  gridAutoFlow: 'dense',
  overflow: 'hidden',
  background: posterPalette.night,
  '@media': {
    [from('desktop')]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: wordsWidth,
      insetInlineEnd: 0,
      gridTemplateColumns: 'repeat(5, 1fr)',
      gridAutoRows: `max(150px, calc((100vw - ${wordsWidth}) / 5))`,
    },
    'screen and (min-width: 1680px)': {
      gridTemplateColumns: 'repeat(7, 1fr)',
      gridAutoRows: 'calc((100vw - 600px) / 7)',
    },
  },
});

globalStyle(`${quilt} > :nth-child(n+8)`, { '@media': { [below('desktop')]: { display: 'none' } } });
globalStyle(`${quilt} > * > svg`, { width: '100%', height: '100%' });

export const tile = recipe({
  base: { overflow: 'hidden' },
  variants: {
    shape: { square: {}, circle: {}, arch: {}, leaf: {}, leafRight: {} },
    size: {
      cell: {},
      wide: { gridColumn: 'span 2' },
      large: { gridColumn: 'span 2', gridRow: 'span 2' },
    },
  },
});

globalStyle(`${tile.classNames.variants.shape.circle} > svg`, { borderRadius: '50%' });
globalStyle(`${tile.classNames.variants.shape.arch} > svg`, { borderRadius: '999px 999px 0 0' });
globalStyle(`${tile.classNames.variants.shape.leaf} > svg`, { borderRadius: '0 70% 0 70%' });
globalStyle(`${tile.classNames.variants.shape.leafRight} > svg`, { borderRadius: '70% 0 70% 0' });

export const iconTile = style({ display: 'grid', placeItems: 'center' });
globalStyle(`${quilt} > ${iconTile} > svg.lucide`, { width: '52%', height: '52%' });
