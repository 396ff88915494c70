import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/workspace.mjs';

const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));
const folders = ['apps', 'packages']
  .flatMap((area) => readdirSync(join(root, area)).map((name) => join(area, name)))
  .concat(join('apps', 'site', 'e2e'))
  .filter((folder) => existsSync(join(root, folder, 'package.json')));

const tasksOf = (folder) =>
  existsSync(join(root, folder, 'turbo.json')) ? read(folder, 'turbo.json').tasks : {};

test('every script of every package has a turbo task', () => {
  const shared = read('turbo.json').tasks;
  const unknown = folders.flatMap((folder) => {
    const tasks = { ...shared, ...tasksOf(folder) };
    const scripts = Object.keys(read(folder, 'package.json').scripts ?? {});
    return scripts.filter((script) => !(script in tasks)).map((script) => `${folder} ${script}`);
  });
  expect(unknown).toEqual([]);
});
