import type { CompiledMessages } from './compiled-messages';
import { overlayMessages } from './messages/overlays';
import { areaOf } from './pick-areas';

/** A niche's overlay; it prefixes the overlay's messages in the catalogues, `she.landing.headline`. */
export type OverlayName = keyof typeof overlayMessages;

const laid = new WeakMap<CompiledMessages, Map<OverlayName | null, CompiledMessages>>();

function lay(messages: CompiledMessages, overlay: OverlayName | null): CompiledMessages {
  const own: CompiledMessages = {};
  const common: CompiledMessages = {};
  for (const [id, text] of Object.entries(messages)) {
    const area = areaOf(id);
    if (area === overlay) own[id.slice(area.length + 1)] = text;
    else if (!Object.hasOwn(overlayMessages, area)) common[id] = text;
  }
  return { ...common, ...own };
}

/**
 * Applies a niche's overlay: its texts replace the common ones under the common id, and all prefixed ids are
 * removed. Memoised: the same messages and overlay return the same object.
 */
export function withOverlay(messages: CompiledMessages, overlay: OverlayName | null): CompiledMessages {
  const known = laid.get(messages) ?? new Map<OverlayName | null, CompiledMessages>();
  laid.set(messages, known);
  const before = known.get(overlay);
  if (before) return before;
  const result = lay(messages, overlay);
  known.set(overlay, result);
  return result;
}

/** Whether a word is the name of an overlay. */
export function isOverlayName(word: string): word is OverlayName {
  return Object.hasOwn(overlayMessages, word);
}
