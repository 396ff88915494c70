import { locales } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../src/kernel/environment';
import { composeMail } from '../../src/mail/compose-mail';
import { typesOf, writeDigest, type DigestContent } from '../../src/digest/write-digest';
import { testBrands } from '../support/brands';
import { missingInText } from '../support/missing-in-text';

const environment = readEnvironment({ NODE_ENV: 'test' });
const brand = testBrands().byId('oakmere');
if (!brand) throw new Error('the test brand is missing');

const nobody: DigestContent = {
  conversations: [],
  messages: [],
  likes: [],
  unread: [],
  week: null,
  photo: false,
};
const wrote = (name: string, news = 1, fictional = false) => ({
  id: name,
  otherId: name,
  name,
  fictional,
  lastSeq: news,
  since: new Date(0),
  news,
  begins: false,
  reminded: false,
  pushed: false,
});
const likes = (name: string, match = false) => ({ fromId: name, name, fictional: false, match });

const contents: Record<string, { content: Partial<DigestContent>; names: string[] }> = {
  'somebody new': { content: { conversations: [wrote('Ada', 1, true)] }, names: ['Ada'] },
  'one message': { content: { messages: [wrote('Bo')] }, names: ['Bo', '1'] },
  'two messages': { content: { messages: [wrote('Bo', 2)] }, names: ['Bo', '2'] },
  'five messages of one and one of another': {
    content: { messages: [wrote('Bo', 5), wrote('Cy')] },
    names: ['Bo', '5', 'Cy'],
  },
  'a like': { content: { likes: [likes('Di')] }, names: ['Di'] },
  'a match and likes': {
    content: {
      likes: [likes('Ed', true), ...['Fi', 'Gus', 'Hal', 'Ike', 'Jo', 'Kit'].map((name) => likes(name))],
    },
    names: ['Ed', 'Fi', 'Gus', 'Hal', 'Ike', '2'],
  },
  'a message that waits': { content: { unread: [wrote('Lou', 0)] }, names: ['Lou'] },
  'a week': {
    content: { week: { newMembers: 22, names: ['Mo', 'Nan'], likes: 3 } },
    names: ['22', 'Mo', 'Nan', '3'],
  },
  'a missing photo': { content: { photo: true }, names: [] },
};

describe.each(locales)('in %s', (locale) => {
  test.each(Object.entries(contents))(
    'the digest mail of %s has every name and no unfilled placeholder',
    async (_, { content, names }) => {
      const filled = { ...nobody, ...content };
      const recipient = { email: 'wren@oakmere.example', language: locale, country: null };
      const address = 'http://oakmere.localhost:3000';
      const mail = await composeMail(
        environment,
        brand,
        recipient,
        (intl) => writeDigest(intl, { brand, origin: address, name: 'Wren' }, filled),
        { unsubscription: { oneClick: 'o', page: `${address}/page`, settings: `${address}/settings` } },
      );
      const { sections, heading } = writeDigest(
        await intlFor(locale, null),
        { brand, origin: address, name: 'Wren' },
        filled,
      );
      const parts = sections?.flatMap(({ lines }) => lines).join('\n') ?? '';
      expect(names.filter((name) => !parts.includes(name))).toEqual([]);
      expect(heading).toContain('Wren');
      expect(mail.subject.length).toBeGreaterThan(5);
      expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|\b(undefined|null)\b/);
      expect(mail.text).toContain(`${address}/page`);
      expect(missingInText(mail)).toEqual([]);
      expect(typesOf(filled)).toHaveLength(1);
    },
  );
});

test.each([
  { newMembers: 2, line: '2 new members match your search: Mo and Nan' },
  { newMembers: 5, line: '5 new members match your search, including Mo and Nan' },
])('of $newMembers new members the names of two are listed', async ({ newMembers, line }) => {
  const { sections } = writeDigest(
    await intlFor('en', null),
    { brand, origin: 'http://oakmere.localhost:3000', name: 'Wren' },
    { ...nobody, week: { newMembers, names: ['Mo', 'Nan'], likes: 0 } },
  );
  expect(sections?.map(({ lines }) => lines)).toEqual([[line]]);
});
