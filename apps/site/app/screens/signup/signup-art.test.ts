import { EntryMotif } from '@heartwood/ui';
import type { EntryMotifName } from '@heartwood/ui';
import { posterCasts } from '@heartwood/ui/poster-casts';
import { createElement } from 'react';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { signupArt } from './signup-art';

const intl = createIntl({
  locale: 'en',
  messages: { 'signup.like_ready': '{name} gets your heart', 'interests.wine': 'Wine' },
  onError: () => undefined,
});
const [figure] = posterCasts.mixed;
const image = { filename: '/photos/7.webp', tone: '#336699', width: 800, height: 1000 };
const target = { name: 'Lena', image, fictional: false };
const photo = { src: '/photos/7.webp', ground: '#336699', width: 800, height: 1000, alt: '' };
const drawn = (name: EntryMotifName) => createElement(EntryMotif, { name });
const ready = 'Your message is ready';

test('a signup from a profile shows that member and the message', () => {
  const art = (context: object, message?: string) =>
    signupArt(intl, { context: { profile: '7', ...context }, target, figure, message });
  expect(art({})).toEqual({ kind: 'member', photo, fictional: undefined });
  expect(art({}, 'Hello')).toEqual({
    kind: 'member',
    photo,
    fictional: undefined,
    message: 'Hello',
    note: ready,
  });
  expect(art({ written: true })).toEqual({
    kind: 'member',
    photo,
    fictional: undefined,
    message: undefined,
    note: ready,
  });
  expect(art({ wish: 'like' })).toEqual({
    kind: 'member',
    photo,
    fictional: undefined,
    note: 'Lena gets your heart',
  });
});

test('a signup from a lander shows its motif and the answer', () => {
  const art = (context: object) => signupArt(intl, { context, target: null, figure });
  expect(art({ lander: 'gallery' })).toEqual({ kind: 'motif', motif: drawn('frame') });
  expect(art({ lander: 'iconslanding', answers: 'Quiet', interests: ['wine'] })).toEqual({
    kind: 'motif',
    motif: drawn('tiles'),
    message: 'Quiet + Wine',
    note: 'We’ll keep what you picked.',
  });
  expect(art({ lander: 'socialnetwork', message: 'Two spoons?' })).toEqual({
    kind: 'motif',
    motif: drawn('line'),
    message: 'Two spoons?',
    note: 'We’ll keep your line. You’ll find it in your profile.',
  });
});

test('any other signup shows a figure of the cast', () => {
  expect(signupArt(intl, { context: {}, target: undefined, figure })).toEqual({ kind: 'drawn', figure });
});
