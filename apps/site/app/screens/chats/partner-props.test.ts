import { buildMemberCard } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { nameText, partnerProps, personText, threadPartnerProps } from './partner-props';

const intl = createIntl({ locale: 'en', messages: {}, onError: () => undefined });

test('a partner has a name and an age, a former member neither', () => {
  const rowan = buildMemberCard({ name: 'Rowan', age: 41 });
  const gone = buildMemberCard({ name: '–', age: 56, left: true });
  expect([rowan, gone].map((profile) => [nameText(intl, profile), personText(intl, profile)])).toEqual([
    ['Rowan', 'Rowan, 41'],
    ['Former member', 'Former member'],
  ]);
});

test('a former member has no profile link, nor has somebody after a block', () => {
  const rowan = buildMemberCard({ id: 'm1' });
  const threads = [
    { profile: rowan, blocked: false },
    { profile: { ...rowan, left: true }, blocked: true },
    { profile: rowan, blocked: true },
  ];
  expect(threads.map((thread) => partnerProps(intl, thread, '').profile)).toEqual([
    { href: '/members/m1', label: 'View profile' },
    undefined,
    undefined,
  ]);
});

test('the person above the messages shows a place, or that the visitor is offline; typing until a block', () => {
  const thread = { profile: buildMemberCard({ id: 'm1', name: 'Rowan' }), blocked: false };
  const presence = { place: 'Ghent', online: true, typing: true };
  const shown = [
    threadPartnerProps(intl, thread, presence),
    threadPartnerProps(intl, thread, { ...presence, online: false }),
    threadPartnerProps(intl, { ...thread, blocked: true }, presence),
  ];
  expect(shown.map(({ href, status, typing }) => [href, status, typing])).toEqual([
    ['/members/m1', 'Ghent', 'Rowan is typing…'],
    ['/members/m1', 'You’re offline', undefined],
    [undefined, 'Ghent', undefined],
  ]);
});
