import '../../base/reset.css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ElementType } from 'react';
import type { ElementProps } from '../../layout/element-props';
import { inline } from './Inline.css';

export type InlineProps<Tag extends ElementType = 'div'> = ElementProps<
  Tag,
  NonNullable<RecipeVariants<typeof inline>>
>;

/** Children side by side, `gap` (px of the scale) apart, 12 unless given; they wrap unless `wrap` is false. */
export function Inline<Tag extends ElementType = 'div'>({
  as,
  gap,
  align,
  justify,
  wrap,
  ...rest
}: InlineProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={inline({ gap, align, justify, wrap })} {...rest} />;
}
