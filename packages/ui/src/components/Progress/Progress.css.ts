import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion } from '../../base/motion';
import { photoInk } from '../../base/photo-ink';
import { vars } from '../../themes/contract.css';
import { space } from '../../layout/space';
import { fontSize } from '../../type/font-size';

export const segments = style({ display: 'flex', flex: 1, gap: space[4], minWidth: 0 });

export const segment = recipe({
  base: {
    flex: 1,
    height: '4px',
    borderRadius: '2px',
    transition: `background-color ${motion.quick}`,
    '@media': { '(forced-colors: active)': { border: '1px solid' } },
  },
  variants: {
    look: {
      plain: { background: vars.color.primarySoft },
      glass: { background: 'rgba(255, 255, 255, .5)', boxShadow: '0 0 3px rgba(0, 0, 0, .4)' },
    },
    done: { true: {} },
  },
  compoundVariants: [
    { variants: { look: 'plain', done: true }, style: { background: vars.color.primary } },
    { variants: { look: 'glass', done: true }, style: { background: photoInk.text } },
  ],
});

export const share = createVar();
export const track = style({
  height: '10px',
  overflow: 'hidden',
  borderRadius: '5px',
  background: vars.color.sunken,
});
export const fill = style({
  width: share,
  height: '100%',
  borderRadius: '5px',
  background: vars.color.success,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

export const stepper = style({ display: 'flex', alignItems: 'center', gap: space[12], minHeight: '48px' });
export const count = style({
  color: vars.color.muted,
  fontSize: fontSize.meta,
  fontVariantNumeric: 'tabular-nums',
});
