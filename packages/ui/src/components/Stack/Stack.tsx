import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ElementType } from 'react';
import { layoutElement } from '../../layout/layout-element';
import type { LayoutProps } from '../../layout/layout-element';
import { stack } from './Stack.css';

type Variants = NonNullable<RecipeVariants<typeof stack>>;

export type StackProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, Variants>;

/** Children under each other, `gap` (px of the scale) apart, 12 unless given. */
export const Stack = layoutElement<Variants>(stack);
