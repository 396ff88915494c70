import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintWithTypes } from '../src/suites.mjs';
import { programEnvironment, root } from '../src/workspace.mjs';

const copy = mkdtempSync(join(tmpdir(), 'heartwood-generated-'));
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const left = new Set(['.git', '.turbo', '.data', '.vite', '.vite-temp', 'build', 'test-results']);

/** Runs a program of the copy in one of its folders. Throws with its output on failure. */
function runIn(folder, program, args) {
  const env = { ...programEnvironment(), NO_COLOR: '1', HEARTWOOD_REPORTS: undefined };
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: join(copy, folder),
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
}

const generate = (...answers) => {
  const [name, ...rest] = answers;
  runIn('.', 'packages/tooling/node_modules/.bin/gen', ['run', name, '--args', ...rest]);
};

function filesIn(folder) {
  return readdirSync(join(copy, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

const isNew = (path) => !existsSync(join(root, path));
const isChanged = (path) =>
  !isNew(path) && !readFileSync(join(root, path)).equals(readFileSync(join(copy, path)));

let added;
let changed;
beforeAll(() => {
  cpSync(root, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !left.has(basename(path)) && path !== join(root, 'node_modules'),
  });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const routes = join(copy, 'apps/site/app/routes.ts');
  const announced = readFileSync(routes, 'utf8').replace(/(page\('likes-m-id', )[^)]+\)/, '$1coming)');
  writeFileSync(routes, announced);
  generate('component', 'FoundThing');
  generate('flow', 'found-thing');
  generate('screen', 'likes-m-id', 'likes', '/likes/m/{id}', 'member');
  generate('screen', 'found-place', 'found-place', '/found/{id}/{part?}', 'public');
  generate(
    'operation',
    'found-things',
    'foundthings',
    'getFound',
    'get',
    '/api/found-things.php',
    'What was found',
  );
  generate('operation', 'blocks', 'block', 'blockAgain', 'put', '/api/block.php', 'Block once more');
  const files = filesIn('');
  added = files.filter(isNew);
  changed = files.filter(isChanged);
}, 120_000);

test('each generator adds its files and registers them', () => {
  expect(added).toEqual([
    'apps/api/src/blocks/operations/blockAgain.ts',
    'apps/api/src/found-things/operations/getFound.ts',
    'apps/api/test/blocks/block-again.test.ts',
    'apps/api/test/found-things/get-found.test.ts',
    'apps/site/app/screens/found-place/found-place.server.ts',
    'apps/site/app/screens/found-place/found-place.tsx',
    'apps/site/app/screens/found-place/messages.ts',
    'apps/site/app/screens/likes/likes-m-id-messages.ts',
    'apps/site/app/screens/likes/likes-m-id.server.ts',
    'apps/site/app/screens/likes/likes-m-id.tsx',
    'apps/site/e2e/found-place.test.ts',
    'apps/site/e2e/likes-m-id.test.ts',
    'openapi/paths/foundthings.yaml',
    'packages/flows/src/found-thing/found-thing.machine.test.ts',
    'packages/flows/src/found-thing/found-thing.machine.ts',
    'packages/ui/src/components/FoundThing/FoundThing.css.ts',
    'packages/ui/src/components/FoundThing/FoundThing.stories.tsx',
    'packages/ui/src/components/FoundThing/FoundThing.test.tsx',
    'packages/ui/src/components/FoundThing/FoundThing.tsx',
    'packages/ui/src/screens/FoundPlaceScreen/FoundPlaceScreen.stories.tsx',
    'packages/ui/src/screens/FoundPlaceScreen/FoundPlaceScreen.tsx',
    'packages/ui/src/screens/LikesMIdScreen/LikesMIdScreen.stories.tsx',
    'packages/ui/src/screens/LikesMIdScreen/LikesMIdScreen.tsx',
  ]);
  expect(changed).toEqual([
    'apps/api/src/all-operations.ts',
    'apps/api/test/hostile/role-tables.ts',
    'apps/api/test/hostile/well-formed.ts',
    'apps/site/app/routes.ts',
    'openapi/openapi.yaml',
    'openapi/paths/block.yaml',
    'packages/api-contract/src/generated/contract.ts',
    'packages/api-contract/src/generated/document.json',
    'packages/api-contract/src/operations.test.ts',
    'packages/domain/src/routes.ts',
    'packages/ui/src/index.ts',
  ]);
});

test('generated files are formatted and pass the linter with types', () => {
  runIn('.', 'prettier', ['--check', ...added, ...changed]);
  const modules = [...added, ...changed].filter(
    (path) => /\.tsx?$/.test(path) && !path.includes('/generated/'),
  );
  runIn('.', 'oxlint', [...lintWithTypes, '--quiet', ...modules]);
}, 120_000);

test('generated pages have the layout of the route table', () => {
  runIn('apps/site', 'node_modules/.bin/vitest', ['run', 'app/routes.test.ts']);
}, 60_000);

test('generated operations match the contract and pass their tests', () => {
  runIn('openapi', 'node_modules/.bin/redocly', ['lint', 'openapi.yaml']);
  runIn('packages/api-contract', 'node_modules/.bin/vitest', ['run', 'operations', 'examples']);
  runIn('packages/i18n', 'node_modules/.bin/tsx', ['scripts/compile.ts']);
  const tests = ['test/blocks/block-again', 'test/found-things/get-found', 'test/kernel/contract'];
  runIn('apps/api', 'node_modules/.bin/vitest', ['run', ...tests]);
}, 300_000);

test('the English texts of a generated page are extracted for translation', () => {
  runIn('packages/i18n', 'node_modules/.bin/tsx', ['scripts/extract.ts']);
  const english = JSON.parse(readFileSync(join(copy, 'packages/i18n/src/catalogues/en.json'), 'utf8'));
  expect(english).toMatchObject({
    'found_place.page_title': 'Found place',
    'found_place.text': 'This is what you find here.',
    'likes.m_id_title': 'Likes m id',
    'likes.m_id_text': 'This is what you find here.',
  });
}, 60_000);
