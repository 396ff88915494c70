import { space } from './space';
import type { Space } from './space';

/** A style for each of the steps, for a recipe's variants. */
export function stepStyles<Step extends Space, Style>(
  steps: readonly Step[],
  style: (length: string) => Style,
): Record<Step, Style> {
  return Object.fromEntries(steps.map((step) => [step, style(space[step])])) as Record<Step, Style>;
}

/** Steps between things. */
export const gaps = [0, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40, 48] as const;

/** Steps around things. */
export const paddings = [0, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64] as const;
