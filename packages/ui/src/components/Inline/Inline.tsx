import type { ElementType } from 'react';
import { Box } from '../Box/Box';
import type { BoxProps } from '../Box/Box';

/** Children side by side, wrapping, `gap` (px of the scale) apart, 12 unless given. */
export function Inline<Tag extends ElementType = 'div'>(props: BoxProps<Tag>) {
  return <Box display="flex" flexWrap="wrap" alignItems="center" gap={12} {...props} />;
}
