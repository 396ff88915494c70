import type { ComponentPropsWithoutRef, ElementType } from 'react';
import { classNames } from '../../base/class-names';
import { container } from './Container.css';

export type ContainerProps<Tag extends ElementType = 'div'> = { as?: Tag } & ComponentPropsWithoutRef<Tag>;

/** The page's column: at most 1320 px, gutter 14 on a phone and 24 from 768. */
export function Container<Tag extends ElementType = 'div'>({ as, className, ...props }: ContainerProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  return <Element className={classNames(container, className)} {...props} />;
}
