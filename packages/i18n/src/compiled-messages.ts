import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A catalogue parsed ahead: message id to syntax tree, as react-intl takes it. */
export type CompiledMessages = Record<string, MessageFormatElement[]>;

/** The messages of a catalogue, and those of the fallback's where it has none. */
export function withFallback(own: CompiledMessages, fallback: CompiledMessages): CompiledMessages {
  return { ...fallback, ...own };
}
