import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest, root } from '../src/workspace.mjs';

/** The allowed imports of each package; the table of CONTRIBUTING.md. */
const mayImport = {
  openapi: [],
  domain: [],
  tooling: [],
  chromium: [],
  'api-contract': ['openapi'],
  i18n: ['domain'],
  ui: [],
  'api-client': ['api-contract', 'domain'],
  flows: ['api-contract', 'domain'],
  brands: ['domain', 'i18n', 'ui'],
  'demo-people': ['domain', 'i18n'],
  site: ['api-client', 'api-contract', 'brands', 'domain', 'flows', 'i18n', 'ui'],
  api: ['api-contract', 'brands', 'demo-people', 'domain', 'i18n'],
  storybook: ['brands', 'chromium', 'flows', 'i18n', 'ui'],
  'site-e2e': ['api-contract', 'chromium', 'domain', 'i18n', 'site', 'ui'],
};

const folders = ['apps', 'packages'].flatMap((area) =>
  readdirSync(join(root, area)).map((name) => join(root, area, name)),
);
const manifests = [...folders, join(root, 'apps/site/e2e'), join(root, 'openapi')].map((folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
);

const shortName = (name) => name.replace('@heartwood/', '');
const packagesIn = (dependencies = {}) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@heartwood/'))
    .map(shortName);

test('every package is in the table', () => {
  expect(manifests.map(({ name }) => shortName(name)).toSorted()).toEqual(Object.keys(mayImport).toSorted());
});

test.each(manifests.map((manifest) => [shortName(manifest.name), manifest]))(
  '%s declares only packages it may import',
  (name, { dependencies, devDependencies }) => {
    const declared = [...packagesIn(dependencies), ...packagesIn(devDependencies)];
    const allowed = new Set([...mayImport[name], 'tooling']);
    expect(declared.filter((one) => !allowed.has(one))).toEqual([]);
  },
);

test('pnpm is a dependency in the version of packageManager', () => {
  expect(manifest.packageManager).toBe(`pnpm@${manifest.dependencies.pnpm}`);
});
