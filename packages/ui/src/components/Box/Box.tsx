import '../../base/reset.css';
import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ElementType } from 'react';
import type { ElementProps } from '../../layout/element-props';
import { box } from './Box.css';

export type BoxProps<Tag extends ElementType = 'div'> = ElementProps<
  Tag,
  NonNullable<RecipeVariants<typeof box>>
>;

/** An element with room around what it holds, px of the scale. */
export function Box<Tag extends ElementType = 'div'>({
  as,
  padding,
  paddingX,
  paddingY,
  ...rest
}: BoxProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={box({ padding, paddingX, paddingY })} {...rest} />;
}
