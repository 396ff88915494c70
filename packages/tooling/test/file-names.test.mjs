import { readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../src/workspace.mjs';

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const pascal = /^([A-Z][a-z0-9]*)+$/;
const camel = /^[a-z][a-zA-Z0-9]*$/;

const skipped = new Set(['node_modules', 'build', 'dist', '.turbo', 'storybook-static', 'test-results']);

function modulesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : modulesIn(path);
    return /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : [];
  });
}

const listed = ['apps', 'packages'].flatMap(modulesIn);
const files = new Set(listed);

const nameOf = (path) => basename(path).replace(/^\./, '').split('.', 1)[0];

/** In packages/ui a component's files and folder have its name; all others are kebab-case. */
function followsRule(path) {
  const name = nameOf(path);
  const folder = dirname(path);
  if (folder.endsWith('/operations')) return camel.test(name);
  if (path.startsWith('packages/ui/src/') && files.has(`${folder}/${name}.tsx`) && pascal.test(name))
    return true;
  return kebab.test(name);
}

test('modules are kebab-case, UI components PascalCase, operations camelCase', () => {
  expect(listed.filter((path) => !followsRule(path))).toEqual([]);
});

test('folders are kebab-case, except for those of UI components', () => {
  const folders = new Set(
    listed
      .map(dirname)
      .flatMap((path) => path.split('/').map((part, at, all) => all.slice(0, at + 1).join('/'))),
  );
  const isComponent = (path) =>
    /^packages\/ui\/src\/(components|screens)\/[^/]+$/.test(path) &&
    files.has(`${path}/${basename(path)}.tsx`);
  const wrong = [...folders].filter(
    (path) => !kebab.test(basename(path).replace(/^\./, '')) && !isComponent(path),
  );
  expect(wrong).toEqual([]);
});
