import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** Props of a component of its own words that can be any element: `as`, and what that element takes. */
export type ElementProps<Tag extends ElementType, Own> = Own & { as?: Tag } & Omit<
    ComponentPropsWithoutRef<Tag>,
    keyof Own | 'as' | 'className'
  >;
