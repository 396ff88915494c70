import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readText } from './catalogue-files';
import { declaredMessages } from './declared-messages';
import { generatedFiles } from './generated-files';
import { mergeTranslations } from './merge-translations';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'heartwood-declared-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function declare(file: string, body: string): void {
  writeFileSync(
    join(folder, file),
    `import { defineMessages } from '@heartwood/i18n';\nexport const messages = defineMessages({ ${body} });\n`,
  );
}

it('the generated catalogue, descriptions and argument types are up to date', async () => {
  const stale = [...(await generatedFiles())].filter(([file, text]) => readText(file) !== text);
  expect(stale.map(([file]) => file)).toEqual([]);
});

it('collects ID, text and description, and ignores tests', () => {
  declare('messages.ts', `hi: { id: 'chat.hi', defaultMessage: 'Hi {name}', description: 'Greeting' }`);
  declare('messages.test.ts', `no: { id: 'chat.no', defaultMessage: 'No', description: 'In a test' }`);
  expect(declaredMessages([folder])).toEqual({
    texts: { 'chat.hi': 'Hi {name}' },
    descriptions: { 'chat.hi': 'Greeting' },
  });
});

it.each([
  [
    'without an id',
    `hi: { defaultMessage: 'Hi', description: 'Greeting' }`,
    /must be written out as area\.key/,
  ],
  ['without a description', `hi: { id: 'chat.hi', defaultMessage: 'Hi' }`, /chat\.hi: no description/],
  [
    'declared twice with different texts',
    `a: { id: 'chat.hi', defaultMessage: 'Hi', description: 'x' }, b: { id: 'chat.hi', defaultMessage: 'Ho', description: 'x' }`,
    /Duplicate message id: "chat\.hi"/,
  ],
])('rejects a message %s', (_, body, reason) => {
  declare('messages.ts', body);
  expect(() => declaredMessages([folder])).toThrow(reason);
});

it('merges valid translations and reports the others', () => {
  const english = { 'a.hi': 'Hi {name}', 'a.save': 'Save' };
  const given = { 'a.hi': 'Hoi', 'a.save': 'Opslaan', 'a.gone': 'Weg' };
  expect(mergeTranslations(english, { 'a.old': 'Oud' }, given, 'nl')).toEqual({
    catalogue: { 'a.old': 'Oud', 'a.save': 'Opslaan' },
    problems: ['a.hi: placeholders: expected "name", found ""', 'a.gone: unknown message'],
  });
});
