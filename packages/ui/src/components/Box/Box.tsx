import '../../base/reset.css';
import type { ElementType } from 'react';
import type { LayoutProps } from '../../layout/layout-props';
import { box } from './Box.css';

export type BoxProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, typeof box>;

/** An element with padding, px of the scale. */
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
