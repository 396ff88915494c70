import { expect, test } from 'vitest';
import { isNewerBuild, noteBuild, onNewerBuild } from './newer-build';

window.__remixManifest = { version: 'a', url: '', entry: { imports: [], module: '' }, routes: {} };

test('a page is older than the build that the last answer named, and hears of each change once', () => {
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
