import { afterEach, expect, test } from 'vitest';
import { loadRouteModule } from './load-route-module';

const failures: Event[] = [];
let reloading = false;

function note(event: Event): void {
  failures.push(event);
  if (reloading) event.preventDefault();
}

window.addEventListener('vite:preloadError', note);

afterEach(() => {
  failures.length = 0;
  reloading = false;
});

const script = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;
const gone = { id: 'likes', module: script('throw new Error("gone")') };

test('loads a route module once', async () => {
  const loaded = {};
  const first = await loadRouteModule({ id: 'likes', module: script('export const one = 1') }, loaded);
  expect(first).toMatchObject({ one: 1 });
  expect(await loadRouteModule(gone, loaded)).toBe(first);
  expect(failures).toEqual([]);
});

test("a failed import fires vite:preloadError and becomes the page's error", async () => {
  const loaded = {};
  const { default: Page } = (await loadRouteModule(gone, loaded)) as { default: () => never };
  expect(Page).toThrow('gone');
  expect([failures.length, loaded]).toEqual([1, {}]);
});

test('the import stays pending while the page reloads', async () => {
  reloading = true;
  const failure = new Promise((resolve) => {
    window.addEventListener('vite:preloadError', resolve, { once: true });
  });
  const never = loadRouteModule(gone, {}).then(
    () => 'loaded',
    () => 'failed',
  );
  await failure;
  expect(await Promise.race([never, Promise.resolve().then(() => 'waiting')])).toBe('waiting');
});
