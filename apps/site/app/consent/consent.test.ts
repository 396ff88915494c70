import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { posterConsent } from './consent-at-poster.server';
import { consentCookie, consentDue, consentVersion, readConsent, tagOrigins, tagsOf } from './consent.server';
import type { Tag } from './consent.server';

const tag: Tag = {
  name: 'Tagworks',
  purpose: { en: 'Counts.' },
  script: 'https://tags.example/a.js',
  hosts: ['tags.example', 'pixel.tags.example'],
};
const other: Tag = { ...tag, script: 'https://tags.example/b.js' };
const pair = (cookie: string) => cookie.split(';')[0];

test.each([
  ['a host that ends the policy', { ...tag, hosts: ['tags.example', "x; script-src 'unsafe-inline'"] }],
  ['a path', { ...tag, hosts: ['tags.example/path'] }],
  ['any host', { ...tag, hosts: ['tags.example', '*'] }],
  ['a script of a host that is not named', { ...tag, script: 'https://other.example/a.js' }],
  ['a script without https', { ...tag, script: 'http://tags.example/a.js' }],
  ['a script that is text', { ...tag, script: 'data:text/javascript,1' }],
])('a tag with %s is none', (_, wrong) => expect(tagsOf({ tags: [wrong, tag] })).toEqual([tag]));

test('a server that tells of no tags has none', () => expect(tagsOf({})).toEqual([]));

test('a yes holds for what was asked, a no for everything', () => {
  const yes = pair(consentCookie('accept', [tag], { secure: true }));
  const no = pair(consentCookie('refuse', [tag], { secure: true }));
  expect([
    readConsent(`locale=nl; ${yes}`, [tag]),
    readConsent(yes, [tag, other]),
    readConsent(yes, [other]),
    readConsent(no, [other]),
    readConsent('consent=yes', [tag]),
    readConsent(undefined, [tag]),
  ]).toEqual(['accept', null, null, 'refuse', null, null]);
});

test('a no is kept as long as a yes', () => {
  const rest = (answer: 'accept' | 'refuse', secure: boolean) =>
    consentCookie(answer, [tag], { secure }).split('; ').slice(1);
  const kept = ['Path=/', 'Max-Age=15552000', 'SameSite=Lax'];
  expect([rest('accept', false), rest('refuse', false), rest('refuse', true)]).toEqual([
    kept,
    kept,
    [...kept, 'Secure'],
  ]);
});

test('a page asks or loads, but not after a no, under a secret address or against the signal', () => {
  const yes = pair(consentCookie('accept', [tag], { secure: false }));
  const visit = { cookie: undefined, address: '/', privacySignal: false };
  const due = (change: Partial<Parameters<typeof consentDue>[0]>, tags = [tag]) =>
    consentDue({ ...visit, ...change }, { tags })?.answer;
  expect([
    due({}),
    due({ cookie: yes }),
    due({ cookie: yes, privacySignal: true }),
    due({ cookie: 'consent=no' }),
    due({ privacySignal: true }),
    due({ cookie: yes, address: '/activate/done?token=abc' }),
    due({}, []),
  ]).toEqual([null, 'accept', 'accept', undefined, undefined, undefined, undefined]);
});

test('a poster has nothing of it without tags, and with them the hosts of its policy', () => {
  const intl = createIntl({ locale: 'en', onError: () => undefined });
  expect(posterConsent(intl, 'en', [])).toEqual({ part: null, css: '', scripts: [], tagOrigins: [] });
  expect(posterConsent(intl, 'en', [tag, other]).tagOrigins).toEqual(tagOrigins([tag]));
  expect(tagOrigins([{ ...tag, hosts: ['tag.localhost:4000'] }, tag])).toEqual([
    'http://tag.localhost:4000',
    'https://tags.example',
    'https://pixel.tags.example',
  ]);
  expect(consentVersion([tag])).not.toBe(consentVersion([other]));
});
