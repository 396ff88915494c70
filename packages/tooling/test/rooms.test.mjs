import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/workspace.mjs';

/** Each room with the rooms it may import itself; the table of CONTRIBUTING.md. */
const mayImport = {
  openapi: [],
  domain: [],
  tooling: [],
  'api-contract': ['openapi'],
  i18n: ['domain'],
  ui: [],
  'api-client': ['api-contract', 'domain'],
  flows: ['api-contract', 'domain'],
  brands: ['domain', 'i18n', 'ui'],
  site: ['api-client', 'api-contract', 'brands', 'domain', 'flows', 'i18n', 'ui'],
  api: ['api-contract', 'brands', 'domain', 'i18n'],
  storybook: ['brands', 'flows', 'i18n', 'ui'],
};

const folders = ['apps', 'packages'].flatMap((area) =>
  readdirSync(join(root, area)).map((room) => join(root, area, room)),
);
const manifests = [...folders, join(root, 'openapi')].map((folder) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
);

const roomOf = (name) => name.replace('@heartwood/', '');
const roomsIn = (dependencies = {}) =>
  Object.keys(dependencies)
    .filter((name) => name.startsWith('@heartwood/'))
    .map(roomOf);

test('every room stands in the table', () => {
  expect(manifests.map(({ name }) => roomOf(name)).toSorted()).toEqual(Object.keys(mayImport).toSorted());
});

test.each(manifests.map((manifest) => [roomOf(manifest.name), manifest]))(
  '%s declares only rooms it may import',
  (room, { dependencies, devDependencies }) => {
    const declared = [...roomsIn(dependencies), ...roomsIn(devDependencies)];
    const allowed = new Set([...mayImport[room], 'tooling']);
    expect(declared.filter((one) => !allowed.has(one))).toEqual([]);
  },
);
