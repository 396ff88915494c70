import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, reducedMotion } from '../../base/motion';
import { below } from '../../layout/breakpoints';
import { space } from '../../layout/space';
import { layer } from '../../layout/z-layers';

/** From this width title and alert are side by side. */
const wideRow = '(min-width: 1080px)';
const narrowRow = '(max-width: 1079.98px)';
/** Smartphones with script, by the rule of `domain`. */
const smartphone = `${below('tablet')} and (pointer: coarse) and (scripting: enabled)`;

export const place = style({ flex: 1, minWidth: 0, containerType: 'inline-size' });

export const row = recipe({
  base: { display: 'grid', alignItems: 'center', minHeight: '48px' },
  variants: {
    shared: {
      true: {
        '@container': {
          [wideRow]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 520px)', columnGap: space[24] },
        },
      },
      false: {},
    },
    alerted: { everywhere: {}, notOnPhones: {}, none: {} },
  },
});

export const title = style({ gridArea: '1 / 1', minWidth: 0 });

export const slot = style({
  zIndex: layer.base,
  gridArea: '1 / 1',
  alignSelf: 'start',
  minWidth: 0,
  '@container': { [wideRow]: { gridArea: '1 / 2' } },
});

const hidden = { opacity: 0, pointerEvents: 'none' } as const;
globalStyle(`${row.classNames.variants.alerted.everywhere} > ${title}`, {
  '@container': { [narrowRow]: hidden },
});
globalStyle(`${row.classNames.variants.alerted.notOnPhones} > ${title}`, {
  '@container': { [narrowRow]: hidden },
  '@media': { [smartphone]: { opacity: '1 !important', pointerEvents: 'auto' } },
});
globalStyle(`${row.classNames.variants.alerted.notOnPhones} > ${slot}`, {
  '@media': { [smartphone]: { display: 'none' } },
});
globalStyle(`${row.classNames.variants.alerted.none} > ${title}`, {
  transition: `opacity ${motion.quick} ${motion.out}`,
  '@media': { [reducedMotion]: { transition: 'none' } },
});
