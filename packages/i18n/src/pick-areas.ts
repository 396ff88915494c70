import type { CompiledMessages } from './compiled-messages';

const picked = new WeakMap<CompiledMessages, Map<string, CompiledMessages>>();

/** The area of a message id: what stands before its first dot. */
export function areaOf(id: string): string {
  const dot = id.indexOf('.');
  return dot === -1 ? id : id.slice(0, dot);
}

/**
 * The messages of the given areas only, so that a page carries no more than it shows. Picking the same areas
 * from the same catalogue again gives the same object.
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
