import { expect, test } from 'vitest';
import { isNewerBuild, noteBuild, onNewerBuild } from './newer-build';

window.__remixManifest = { version: 'a', url: '', entry: { imports: [], module: '' }, routes: {} };

test('detects a newer build from the last response, and notifies once per change', () => {
  const heard: boolean[] = [];
  const stop = onNewerBuild(() => heard.push(isNewerBuild()));
  const seen = ['a', null, 'b', 'b', null, 'c', 'a', 'b'].map((served) => {
    noteBuild(served);
    return isNewerBuild();
  });
  stop();
  noteBuild('a');
  expect(seen).toEqual([false, false, true, true, true, true, false, true]);
  expect(heard).toEqual([true, false, true]);
});
