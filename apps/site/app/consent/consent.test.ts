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
])('ignores a tag with %s', (_, wrong) => expect(tagsOf({ tags: [wrong, tag] })).toEqual([tag]));

test('returns no tags when the settings have none', () => expect(tagsOf({})).toEqual([]));

test('consent holds only for the tags it was given for, a refusal for all tags', () => {
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

test('the refusal cookie lasts as long as the consent cookie', () => {
  const rest = (answer: 'accept' | 'refuse', secure: boolean) =>
    consentCookie(answer, [tag], { secure }).split('; ').slice(1);
  const kept = ['Path=/', 'Max-Age=15552000', 'SameSite=Lax'];
  expect([rest('accept', false), rest('refuse', false), rest('refuse', true)]).toEqual([
    kept,
    kept,
    [...kept, 'Secure'],
  ]);
});

test('is not due after a refusal, under a privacy signal without consent, on a token URL or without tags', () => {
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

test('poster pages have no consent part without tags, and get the tag origins for their CSP with tags', () => {
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
