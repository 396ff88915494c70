import type { Plugin } from 'vite';

/** Strips the `defineMessages` calls in the code down to their ids; `program` is its syntax tree. */
export function withoutTexts(code: string, program: object): string;

/**
 * A Vite plugin for builds: strips the English texts and translators' descriptions from `defineMessages` (the
 * catalogues hold the texts), and the ICU parser from the browser bundle (the catalogues are precompiled).
 */
export function bareMessages(): Plugin;
