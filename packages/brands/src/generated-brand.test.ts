import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { readBrands } from './load-brands';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'heartwood-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a generated brand can be served as it is, and is no demo', () => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "generated", "private": true, "workspaces": [] }');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'turbo'));
  symlinkSync(join(root, 'packages/tooling/turbo/generators'), join(folder, 'turbo/generators'));
  mkdirSync(join(folder, 'packages/tooling'), { recursive: true });
  symlinkSync(join(root, 'packages/tooling/node_modules'), join(folder, 'packages/tooling/node_modules'));
  const company = ['My "Own" Company', '1 Own Street', '1000 AB Amsterdam', 'help@mybrand.com'];
  const answers = [
    'mybrand',
    "Anna & Ben's",
    'mybrand.com',
    '3',
    'velvet',
    'nl',
    'NL',
    'Voor ons.',
    ...company,
  ];
  const gen = join(root, 'packages/tooling/node_modules/.bin/gen');
  execFileSync(gen, ['run', 'brand', '--root', folder, '--args', ...answers], { cwd: root });

  const own = join(folder, 'packages/brands/brands/mybrand');
  const [brand] = readBrands(
    { '../brands/mybrand/brand.json': JSON.parse(readFileSync(join(own, 'brand.json'), 'utf8')) },
    { '../brands/mybrand/logo.svg': readFileSync(join(own, 'logo.svg'), 'utf8') },
  );
  expect(brand).toMatchObject({
    id: 'mybrand',
    name: "Anna & Ben's",
    domain: 'mybrand.com',
    niche: 3,
    theme: { id: 'velvet' },
    pool: 'mybrand',
    company: { name: 'My "Own" Company', support_email: 'help@mybrand.com', country: 'NL' },
    description: { nl: 'Voor ons.' },
    demo: false,
  });
});
