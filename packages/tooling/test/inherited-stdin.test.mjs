import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const workspace = new URL('../src/workspace.mjs', import.meta.url).href;

/** What a program started with these options reads from the terminal. */
function readOf(options) {
  const script = `import { run } from '${workspace}'; process.exit(await run('cat', [], ${options}));`;
  const args = ['--input-type=module', '--eval', script];
  return spawnSync(process.execPath, args, { input: 'an answer', encoding: 'utf8' }).stdout;
}

test('only a program with inherited stdin reads the input', () => {
  expect([readOf("{ stdin: 'inherit' }"), readOf('{}')]).toEqual(['an answer', '']);
});
