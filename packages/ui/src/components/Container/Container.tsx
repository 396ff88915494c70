import type { ElementType } from 'react';
import { classNames } from '../../base/classNames';
import { Box } from '../Box/Box';
import type { BoxProps } from '../Box/Box';
import { container } from './Container.css';

/** The page's column: at most 1320 px, gutter 14 on a phone and 24 from 768. */
export function Container<Tag extends ElementType = 'div'>({ className, ...props }: BoxProps<Tag>) {
  return <Box className={classNames(container, className)} {...(props as BoxProps<ElementType>)} />;
}
