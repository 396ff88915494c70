import type { ReactNode } from 'react';

type Plain = string | number;

/** A story's way to its words: the catalogue's message by id; the English given tells who reads the story. */
export interface StoryTexts {
  (id: string, english: string, values?: Record<string, Plain>): string;
  /** A message with tags, each filled by a function of what stands inside. */
  rich(
    id: string,
    english: string,
    values: Record<string, Plain | ((inside: ReactNode) => ReactNode)>,
  ): ReactNode;
}

/** The texts that Storybook's loader hands to a story, in the locale of the toolbar. */
export function textsOf(loaded: Record<string, unknown>): StoryTexts {
  return loaded['texts'] as StoryTexts;
}
