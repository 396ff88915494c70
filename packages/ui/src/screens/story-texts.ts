import type { ReactNode } from 'react';

type Plain = string | number;

/**
 * A story's texts: the catalogue's message by id. The English argument is for readers of the story: the
 * catalogue's English, with the `other` case of a plural.
 */
export interface StoryTexts {
  (id: string, english: string, values?: Record<string, Plain>): string;
  /** Formats a message with tags, each rendered by a function of its content. */
  rich(
    id: string,
    english: string,
    values: Record<string, Plain | ((inside: ReactNode) => ReactNode)>,
  ): ReactNode;
}

/** Returns the texts that Storybook's loader provides to a story, in the toolbar's locale. */
export function textsOf(loaded: Record<string, unknown>): StoryTexts {
  return loaded['texts'] as StoryTexts;
}
