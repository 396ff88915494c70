import type { CompiledMessages } from './compiled-messages';
import { overlayMessages } from './messages/overlays';
import { areaOf } from './pick-areas';

/** The copy of a niche; its messages stand in the catalogues under this word, `she.landing.headline`. */
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
 * The messages as a niche says them: where its overlay has a text of its own, that one stands under the common id. No
 * overlay's own ids are left. The same messages and overlay give the same object again.
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

/** Whether a word names an overlay. */
export function isOverlayName(word: string): word is OverlayName {
  return Object.hasOwn(overlayMessages, word);
}
