import { buildChatPhoto, buildMessage } from '@heartwood/api-contract/builders';
import type { ChatPhoto } from '@heartwood/api-contract';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { shownOutgoingPhoto, shownPhoto } from './shown-photo';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });
const use = { action: '/chats/c1', answering: null, onAnswer: () => undefined, onStop: () => undefined };

function shown(mine: boolean, photo: Partial<ChatPhoto> | null, closed = false) {
  const built = photo && buildChatPhoto(photo);
  const message = buildMessage({ id: 'm1', mine, type: 'photo', text: null, photo: built });
  return shownPhoto(intl, message, { name: 'Rowan', use, closed });
}

const files = {
  filename: '/media/full',
  thumb_filename: '/media/thumb',
  width: 1080,
  height: 1350,
  tone: '#b98a6e',
};
const picture = { src: '/media/thumb', width: 1080, height: 1350, ground: '#b98a6e', alt: '' };
const base = { kind: 'photo', id: 'm1' };

test('a received photo is veiled until it is accepted, and removed when it is declined', () => {
  const waiting = shown(false, { ...files, state: 'waiting' });
  expect(waiting).toMatchObject({
    ...base,
    photo: picture,
    veil: { kind: 'asked', text: 'Rowan would like to show you a photo' },
    answers: {
      action: '/chats/c1',
      accept: { label: 'Let me see', fields: { intent: 'accept', message: 'm1' } },
      decline: { label: 'No, thanks', fields: { intent: 'decline', message: 'm1' } },
    },
  });
  expect(waiting).not.toHaveProperty('full');
  expect(shown(false, { ...files, state: 'accepted' })).toEqual({
    ...base,
    photo: picture,
    full: { href: '/media/full', label: 'Photo from Rowan, full size' },
  });
  expect(shown(false, { ...files, state: 'declined', filename: null, thumb_filename: null })).toEqual({
    ...base,
    veil: { kind: 'declined', text: 'You chose not to see this photo' },
  });
});

test('a blocked conversation hides received photos and keeps own ones', () => {
  const gone = { kind: 'text', id: 'm1', text: 'This photo is no longer available' };
  expect([
    shown(false, { ...files, state: 'waiting' }, true),
    shown(false, { ...files, state: 'accepted' }, true),
    shown(true, { ...files, state: 'accepted' }, true),
  ]).toMatchObject([gone, gone, { ...base, photo: picture }]);
});

test('an own photo shows that it is waiting, or that it was declined and what was refunded', () => {
  const full = { href: '/media/full', label: 'Photo from You, full size' };
  expect(shown(true, { ...files, state: 'waiting' })).toEqual({
    ...base,
    photo: picture,
    full,
    note: { kind: 'waiting', text: 'Waiting for Rowan' },
  });
  expect(shown(true, { ...files, state: 'accepted' })).toEqual({
    ...base,
    photo: picture,
    full,
    note: undefined,
  });
  const gone = { ...files, state: 'declined', filename: null, thumb_filename: null } as const;
  const veil = { kind: 'declined', text: 'Rowan doesn’t want to see this photo right now' };
  expect([shown(true, { ...gone, refund: 2 }), shown(true, { ...gone, refund: 0 })]).toEqual([
    { ...base, veil, note: { kind: 'returned', text: 'Your 2 credits are back' } },
    { ...base, veil, note: undefined },
  ]);
});

test('shows a text when the photo no longer exists', () => {
  expect(shown(false, null)).toEqual({ kind: 'text', id: 'm1', text: 'This photo is no longer available' });
});

test('an outgoing photo shows its upload progress', () => {
  const outgoing = {
    key: 'k1',
    picture: 'blob:1',
    created: '2026-01-05T10:00:00Z',
    state: 'sending',
    progress: 0.481,
  } as const;
  expect(shownOutgoingPhoto(intl, outgoing, { use })).toMatchObject({
    kind: 'photo',
    id: 'k1',
    progress: { value: 0.481, text: '48%', label: 'Sending the photo', stop: { label: 'Stop' } },
  });
});
