import { recipe } from '@vanilla-extract/recipes';
import { gaps, stepStyles } from '../../layout/steps';

export const inline = recipe({
  base: { display: 'flex' },
  variants: {
    gap: stepStyles(gaps, (gap) => ({ gap })),
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
      baseline: { alignItems: 'baseline' },
    },
    justify: {
      start: {},
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
      between: { justifyContent: 'space-between' },
    },
    wrap: { true: { flexWrap: 'wrap' }, false: {} },
  },
  defaultVariants: { gap: 12, align: 'center', wrap: true },
});
