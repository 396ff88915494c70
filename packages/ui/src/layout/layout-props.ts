import type { ComponentPropsWithoutRef, ElementType } from 'react';

type Recipe = (...variants: never[]) => string;
type Variants<Of extends Recipe> = NonNullable<Parameters<Of>[0]>;

/** Props of a layout component: `as`, its recipe's variants, and the element's attributes. */
export type LayoutProps<Tag extends ElementType, Of extends Recipe> = Variants<Of> & { as?: Tag } & Omit<
    ComponentPropsWithoutRef<Tag>,
    keyof Variants<Of> | 'as' | 'className'
  >;
