import type { Plugin } from 'vite';

/** The code with only the ids left in its `defineMessages` calls; `program` is its syntax tree. */
export function withoutTexts(code: string, program: object): string;

/**
 * A Vite plugin for builds: takes the English texts and the notes for translators out of `defineMessages` (the
 * catalogues hold the texts), and the ICU parser out of the browser's part (the catalogues are parsed ahead).
 */
export function bareMessages(): Plugin;
