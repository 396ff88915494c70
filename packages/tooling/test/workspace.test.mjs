import { expect, test, vi } from 'vitest';
import { run } from '../src/workspace.mjs';

const saying = (code) => [process.execPath, ['-e', `console.log('said'); process.exit(${code})`]];

test.each([
  ['held back comes at the end under its heading', { held: 'proofs' }, 0, '\n\nproofs\nsaid\n'],
  ['held back does when the program fails, too', { held: 'proofs' }, 3, '\n\nproofs\nsaid\n'],
  ['of a quiet program stays away', { quiet: true }, 0, ''],
  ['of a quiet program comes when it fails', { quiet: true }, 3, 'said\n'],
])('output %s', async (_, options, code, shown) => {
  let written = '';
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    written += chunk.toString();
    return true;
  });
  const ended = await run(...saying(code), options);
  write.mockRestore();
  expect([ended, written]).toEqual([code, shown]);
});
