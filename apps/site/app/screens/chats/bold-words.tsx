import type { ReactNode } from 'react';

/** Renders the text between `<b>` and `</b>` as bold. */
export const boldWords = { b: (words: ReactNode[]) => <strong>{words}</strong> };
