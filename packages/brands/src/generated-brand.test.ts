import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readBrands } from './load-brands';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'heartwood-generated-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run gen brand` in an empty workspace and returns the brand that its files make. */
function generateBrand(answers: readonly string[]) {
  const gen = join(root, 'packages/tooling/node_modules/.bin/gen');
  execFileSync(gen, ['run', 'brand', '--root', folder, '--args', ...answers], { cwd: root });
  const id = answers[0] ?? '';
  const own = join(folder, 'packages/brands/brands', id);
  const [brand] = readBrands(
    { [`../brands/${id}/brand.json`]: JSON.parse(readFileSync(join(own, 'brand.json'), 'utf8')) },
    { [`../brands/${id}/logo.svg`]: readFileSync(join(own, 'logo.svg'), 'utf8') },
  );
  return brand;
}

beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "generated", "private": true, "workspaces": [] }');
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  mkdirSync(join(folder, 'turbo'));
  symlinkSync(join(root, 'packages/tooling/turbo/generators'), join(folder, 'turbo/generators'));
  mkdirSync(join(folder, 'packages/tooling'), { recursive: true });
  symlinkSync(join(root, 'packages/tooling/node_modules'), join(folder, 'packages/tooling/node_modules'));
});

const company = ['My "Own" Company', '1 Own Street', '1000 AB Amsterdam', 'help@mybrand.com', 'Robin Sample'];

test('a generated brand passes the manifest checks without edits and is not a demo brand', () => {
  const look = ['3', 'velvet', 'nl', 'NL', 'Voor ons.'];
  expect(
    generateBrand(['mybrand', "Anna & Ben's", 'mybrand.com', ...look, ...company, '', '']),
  ).toMatchObject({
    id: 'mybrand',
    name: "Anna & Ben's",
    domain: 'mybrand.com',
    niche: 3,
    theme: { id: 'velvet' },
    pool: 'mybrand',
    company: {
      name: 'My "Own" Company',
      support_email: 'help@mybrand.com',
      country: 'NL',
      representative: 'Robin Sample',
      host: null,
      mediator: null,
    },
    description: { nl: 'Voor ons.' },
    demo: false,
  });
});

test('a generated French brand has a host and a mediator', () => {
  const look = ['1', 'linen', 'fr', 'FR', 'Pour nous.'];
  const host = { name: 'Hébergeur SA', address: '1 rue du Test, 75001 Paris', phone: '+33 1 23 45 67 89' };
  const mediator = {
    name: 'Médiateur du test',
    address: '2 rue du Test, 75001 Paris',
    url: 'https://mediateur.example',
  };
  const imprint = [host, mediator].map((record) => Object.values(record).join('; '));
  expect(
    generateBrand(['mamarque', 'Ma marque', 'mamarque.fr', ...look, ...company, ...imprint]),
  ).toMatchObject({ id: 'mamarque', company: { host, mediator } });
  expect(() => generateBrand(['sanshote', 'Sans hôte', 'sanshote.fr', ...look, ...company, '', ''])).toThrow(
    'write three parts with semicolons between them',
  );
});
