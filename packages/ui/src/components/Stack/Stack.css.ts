import { recipe } from '@vanilla-extract/recipes';
import { gaps, stepStyles } from '../../layout/steps';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column', minWidth: 0 },
  variants: {
    gap: stepStyles(gaps, (gap) => ({ gap })),
    align: {
      stretch: {},
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      end: { alignItems: 'flex-end' },
    },
  },
  defaultVariants: { gap: 12 },
});
