import type { ReactNode } from 'react';

/** How the words of a text between `<b>` and `</b>` are stressed. */
export const boldWords = { b: (words: ReactNode[]) => <strong>{words}</strong> };
