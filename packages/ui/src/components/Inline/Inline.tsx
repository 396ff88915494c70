import '../../base/reset.css';
import type { ElementType } from 'react';
import type { LayoutProps } from '../../layout/layout-props';
import { inline } from './Inline.css';

export type InlineProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, typeof inline>;

/** A row of children, `gap` (px of the scale) apart, 12 by default; wraps unless `wrap` is false. */
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
