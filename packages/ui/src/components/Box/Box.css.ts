import { recipe } from '@vanilla-extract/recipes';
import { paddings, stepStyles } from '../../layout/steps';

export const box = recipe({
  variants: {
    padding: stepStyles(paddings, (padding) => ({ padding })),
    paddingX: stepStyles(paddings, (paddingInline) => ({ paddingInline })),
    paddingY: stepStyles(paddings, (paddingBlock) => ({ paddingBlock })),
  },
});
