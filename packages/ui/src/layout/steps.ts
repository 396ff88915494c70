import { space } from './space';
import type { Space } from './space';

/** Creates a style for each step, for a recipe's variants. */
export function stepStyles<Step extends Space, Style>(
  steps: readonly Step[],
  style: (length: string) => Style,
): Record<Step, Style> {
  return Object.fromEntries(steps.map((step) => [step, style(space[step])])) as Record<Step, Style>;
}

/** Gaps between elements. */
export const gaps = [0, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48] as const;

/** Paddings. */
export const paddings = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const;
