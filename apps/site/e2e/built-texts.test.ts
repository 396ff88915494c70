import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from './environment/processes';

const read = (...path: readonly string[]): string => readFileSync(join(root, ...path), 'utf8');

function messagesFrom(file: string): [id: string, text: string][] {
  return Object.entries(JSON.parse(read('packages/i18n/src', file)) as Record<string, string>);
}

test('browser scripts contain neither English messages nor their descriptions', () => {
  const assets = 'apps/site/build/client/assets';
  const scripts = readdirSync(join(root, assets)).filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => read(assets, name)).join('\n');
  const texts = [...messagesFrom('catalogues/en.json'), ...messagesFrom('descriptions.json')];
  // A short text may also occur in code.
  const sentences = texts.filter(([, text]) => /^[A-Z].* .* /.test(text));
  expect(sentences.filter(([, text]) => code.includes(text)).map(([id]) => id)).toEqual([]);
  expect(sentences.length).toBeGreaterThan(800);
});
