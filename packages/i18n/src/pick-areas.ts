import type { CompiledMessages } from './compiled-messages';

const picked = new WeakMap<CompiledMessages, Map<string, CompiledMessages>>();

/** Returns the area of a message id: the part before its first dot. */
export function areaOf(id: string): string {
  const dot = id.indexOf('.');
  return dot === -1 ? id : id.slice(0, dot);
}

/**
 * Picks the messages of the given areas, so that a page's payload only holds what it shows. Memoised: the
 * same areas of the same catalogue return the same object.
 */
export function pickAreas(messages: CompiledMessages, areas: readonly string[]): CompiledMessages {
  const wanted = new Set(areas);
  const key = [...wanted].toSorted().join(' ');
  const known = picked.get(messages) ?? new Map<string, CompiledMessages>();
  picked.set(messages, known);
  const before = known.get(key);
  if (before) return before;
  const selection = Object.fromEntries(Object.entries(messages).filter(([id]) => wanted.has(areaOf(id))));
  known.set(key, selection);
  return selection;
}
