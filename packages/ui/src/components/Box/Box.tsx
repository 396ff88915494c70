import '../../base/reset.css';
import type { ComponentPropsWithoutRef, ElementType, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { sprinkles } from '../../layout/sprinkles.css';
import type { Sprinkles } from '../../layout/sprinkles.css';

type Own<Tag extends ElementType> = Sprinkles & { as?: Tag; className?: string; children?: ReactNode };

export type BoxProps<Tag extends ElementType = 'div'> = Own<Tag> &
  Omit<ComponentPropsWithoutRef<Tag>, keyof Own<Tag>>;

/** An element with layout properties; each takes one value or `{ phone, tablet, desktop }`. */
export function Box<Tag extends ElementType = 'div'>({ as, className, ...props }: BoxProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const layout: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    const target = (sprinkles.properties as ReadonlySet<string>).has(name) ? layout : rest;
    if (value !== undefined) target[name] = value;
  }
  const names = classNames(sprinkles(layout), className);
  return <Element className={names || undefined} {...rest} />;
}
