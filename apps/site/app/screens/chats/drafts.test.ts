import { expect, test } from 'vitest';
import { keepUnsent, readUnsent, unsentProfiles } from './drafts';
import type { DraftStorage } from './drafts';

function memory(): DraftStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name) => entries.get(name) ?? null,
    setItem: (name, value) => void entries.set(name, value),
    removeItem: (name) => void entries.delete(name),
  };
}

const item = { key: 'k', text: 'Hi', created: '2026-01-05T10:00:00Z', state: 'queued', after: 2 } as const;

test('keeps drafts and unsent messages by member and conversation', () => {
  const storage = memory();
  keepUnsent(storage, 'me', 'you', { draft: 'Dear', queue: [item] });
  expect(readUnsent(storage, 'me', 'you')).toEqual({ draft: 'Dear', queue: [item] });
  expect(readUnsent(storage, 'me', 'other')).toEqual({ draft: '', queue: [] });
  expect(readUnsent(storage, 'somebody else', 'you')).toEqual({ draft: '', queue: [] });
});

test('lists the profiles for which a member has unsent content', () => {
  const names = ['unsent me a', 'unsent other b', 'last chat me', 'unsent me c', 'offline member'];
  expect(unsentProfiles(names, 'me')).toEqual(['a', 'c']);
});

test('removes the entry when nothing is unsent', () => {
  const storage = memory();
  keepUnsent(storage, 'me', 'you', { draft: 'Dear', queue: [] });
  keepUnsent(storage, 'me', 'you', { draft: '', queue: [] });
  expect([...storage.entries]).toEqual([]);
});

test('tolerates a failing storage and invalid content', () => {
  const closed: DraftStorage = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  keepUnsent(closed, 'me', 'you', { draft: 'Dear', queue: [] });
  expect(readUnsent(closed, 'me', 'you')).toEqual({ draft: '', queue: [] });
  const odd = memory();
  odd.setItem('unsent me you', '{"draft":7,"queue":[{"key":"k"},null]}');
  expect(readUnsent(odd, 'me', 'you')).toEqual({ draft: '', queue: [] });
  odd.setItem('unsent me you', '{');
  expect(readUnsent(odd, 'me', 'you')).toEqual({ draft: '', queue: [] });
});
