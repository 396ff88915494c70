import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { from } from '../../layout/breakpoints';
import { vars } from '../../themes/contract.css';
import { phoneQuiltField, quiltField } from './quilt-layouts';

const desktop = from('desktop');
const phoneHeight = 'min(73vw, 420px)';

export const quilt = style({
  position: 'relative',
  height: phoneHeight,
  overflow: 'hidden',
  background: vars.art.panel,
  '@media': { [desktop]: { height: '100%' } },
});

export const at = {
  left: createVar('x'),
  top: createVar('y'),
  width: createVar('w'),
  height: createVar('h'),
  phoneLeft: createVar('px'),
  phoneTop: createVar('py'),
  phoneWidth: createVar('pw'),
  phoneHeight: createVar('ph'),
};

const share = (value: string, of: number) => `calc(${value} * ${100 / of}%)`;
/** Hides the seam between two tiles whose edge is between two pixels. */
const overlapped = (value: string, of: number) => `calc(${value} * ${100 / of}% + .5px)`;

export const tile = recipe({
  base: {
    position: 'absolute',
    left: share(at.phoneLeft, phoneQuiltField[0]),
    top: share(at.phoneTop, phoneQuiltField[1]),
    width: overlapped(at.phoneWidth, phoneQuiltField[0]),
    height: overlapped(at.phoneHeight, phoneQuiltField[1]),
    overflow: 'hidden',
    selectors: {
      '[data-quilt=start] &': { left: 'auto', right: share(at.phoneLeft, phoneQuiltField[0]) },
    },
    '@media': {
      [desktop]: {
        left: share(at.left, quiltField[0]),
        top: share(at.top, quiltField[1]),
        width: overlapped(at.width, quiltField[0]),
        height: overlapped(at.height, quiltField[1]),
        selectors: {
          '[data-quilt=start] &': { left: 'auto', right: share(at.left, quiltField[0]) },
        },
      },
    },
  },
  variants: {
    phone: { true: {}, false: { display: 'none', '@media': { [desktop]: { display: 'block' } } } },
  },
});

globalStyle(`${quilt} svg`, { width: '100%', height: '100%' });
