import type { RecipeVariants } from '@vanilla-extract/recipes';
import type { ElementType } from 'react';
import { layoutElement } from '../../layout/layout-element';
import type { LayoutProps } from '../../layout/layout-element';
import { inline } from './Inline.css';

type Variants = NonNullable<RecipeVariants<typeof inline>>;

export type InlineProps<Tag extends ElementType = 'div'> = LayoutProps<Tag, Variants>;

/** Children side by side, `gap` (px of the scale) apart, 12 unless given; they wrap unless `wrap` is false. */
export const Inline = layoutElement<Variants>(inline);
