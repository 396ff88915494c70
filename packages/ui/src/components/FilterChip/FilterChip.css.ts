import { globalStyle, style } from '@vanilla-extract/css';
import { hiddenWords } from '../../base/hidden-words';
import { below, from } from '../../layout/breakpoints';
import { chip } from '../Chip/Chip.css';
import { vars } from '../../themes/contract.css';
import { layer } from '../../layout/z-layers';
import { space } from '../../layout/space';

export const root = style({
  position: 'relative',
  display: 'inline-block',
  maxWidth: '100%',
  '@media': {
    [below('tablet')]: { display: 'block', borderBottom: `1px solid ${vars.color.line}` },
  },
});

export const head = style({
  '@media': {
    [below('tablet')]: {
      selectors: {
        [`${root} > &`]: {
          width: '100%',
          minHeight: '56px',
          padding: `${space[8]} 0`,
          borderWidth: 0,
          borderRadius: 0,
          background: 'none',
        },
      },
    },
  },
});

export const name = style({ '@media': { [from('tablet')]: hiddenWords } });

export const shown = style({
  minWidth: 0,
  '@media': {
    [below('tablet')]: {
      selectors: { [`${name} + &`]: { marginInlineStart: 'auto', fontWeight: 500, textAlign: 'end' } },
    },
  },
});

export const panel = style({
  '@media': {
    [below('tablet')]: { padding: `${space[4]} 0 ${space[20]}` },
    [from('tablet')]: {
      position: 'absolute',
      zIndex: layer.sticky,
      top: `calc(100% + ${space[8]})`,
      left: 0,
      width: 'max-content',
      minWidth: '260px',
      maxWidth: 'min(360px, calc(100vw - 28px))',
      padding: space[20],
      borderRadius: vars.radius.control,
      background: vars.color.raised,
      boxShadow: `${vars.elevation.raised}, 0 0 0 1px ${vars.color.line}`,
    },
  },
});

globalStyle(`${root}[open] > .${chip.classNames.base.split(' ')[0] ?? ''} svg:last-child`, {
  transform: 'rotate(180deg)',
});

globalStyle(`${head} > svg:last-child`, {
  '@media': { [below('tablet')]: { marginInlineStart: 'auto' } },
});
globalStyle(`${name} ~ svg:last-child`, {
  '@media': { [below('tablet')]: { marginInlineStart: 0 } },
});
