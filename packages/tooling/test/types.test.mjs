import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lintWithTypes } from '../src/suites.mjs';
import { programEnvironment, root } from '../src/workspace.mjs';

test('the linter reports type errors by the tsconfig of the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'types-'));
  const options = { strict: true, lib: ['ES2023'], types: [] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*'] }));
  writeFileSync(
    join(folder, 'one.ts'),
    "export const one: number = 'one';\nexport const title = document.title;\n",
  );
  const { stdout, status } = spawnSync('oxlint', [...lintWithTypes, '--format=unix', folder], {
    cwd: root,
    env: programEnvironment(),
    encoding: 'utf8',
  });
  expect([status, stdout.match(/TS\d+/g)]).toEqual([1, ['TS2322', 'TS2584']]);
});
