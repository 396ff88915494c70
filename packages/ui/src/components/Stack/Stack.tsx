import '../../base/reset.css';
import type { ElementType } from 'react';
import type { LayoutProps } from '../../layout/layout-props';
import { stack } from './Stack.css';

export type StackProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, typeof stack>;

/** A column of children, `gap` (px of the scale) apart, 12 by default. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap, align, ...rest }: StackProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={stack({ gap, align })} {...rest} />;
}
