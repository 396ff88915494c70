import type { ElementType } from 'react';
import { Box } from '../Box/Box';
import type { BoxProps } from '../Box/Box';

/** Children under each other, `gap` (px of the scale) apart, 12 unless given. */
export function Stack<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return <Box display="flex" flexDirection="column" gap={12} {...props} />;
}
