import { buildMemberCard } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { nameText, partnerProps, personText } from './partner-props';

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
