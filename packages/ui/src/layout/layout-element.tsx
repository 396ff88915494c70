import '../base/reset.css';
import type { ComponentPropsWithoutRef, ElementType } from 'react';

interface Recipe<Variants> {
  (variants: Variants): string;
  variants: () => (keyof Variants)[];
}

/** Props of a layout component: `as`, its recipe's variants, and what that element takes. */
export type LayoutProps<Tag extends ElementType, Variants> = Variants & { as?: Tag } & Omit<
    ComponentPropsWithoutRef<Tag>,
    keyof Variants | 'as' | 'className'
  >;

/** A component that takes a recipe's variants as props; a `div` unless `as` names another element. */
export function layoutElement<Variants extends object>(recipe: Recipe<Variants>) {
  const names = new Set<PropertyKey>(recipe.variants());
  return function LayoutElement<Tag extends ElementType = 'div'>({ as, ...props }: LayoutProps<Tag, Variants>) {
    const Element: ElementType = as ?? 'div';
    const variants: Record<string, unknown> = {};
    const rest: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(props)) (names.has(name) ? variants : rest)[name] = value;
    return <Element className={recipe(variants as Variants)} {...rest} />;
  };
}
