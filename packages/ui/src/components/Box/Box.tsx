import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ElementType } from 'react';
import { layoutElement } from '../../layout/layout-element';
import type { LayoutProps } from '../../layout/layout-element';
import { box } from './Box.css';

type Variants = NonNullable<RecipeVariants<typeof box>>;

export type BoxProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, Variants>;

/** An element with room around what it holds, px of the scale. */
export const Box = layoutElement<Variants>(box);
