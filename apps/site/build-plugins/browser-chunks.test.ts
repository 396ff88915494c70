import { build } from 'vite';
import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { groupModules, importRing } from './browser-chunks';

const files: Readonly<Record<string, string>> = {
  '/app/root.tsx': `import { link } from '/kit/index.ts'; import '/app/session.ts'; export default link;`,
  '/app/session.ts': `export const session = 1;`,
  '/app/layouts/default/default-layout.tsx': `import { frame as own } from '/kit/index.ts'; export default own;`,
  '/app/layouts/frame/member-frame.tsx': `
    import { badge, button } from '/kit/index.ts'; import { later } from '/rules/index.ts';
    export default [badge, button, later, () => import('/app/dialog.ts')];`,
  '/app/screens/landing/landing.tsx': `import { button } from '/kit/index.ts'; export default button;`,
  '/app/dialog.ts': `export const dialog = 1;`,
  '/kit/index.ts': `
    export { badge } from '/kit/badge.ts'; export { button } from '/kit/button.ts';
    export { inner as frame } from '/kit/frame.ts'; export { link } from '/kit/link.ts';`,
  '/kit/badge.ts': `import { link } from '/kit/link.ts'; export const badge = [link];`,
  '/kit/button.ts': `import * as shape from '/kit/shape.ts'; export const button = [shape];`,
  '/kit/frame.ts': `export const inner = 1;`,
  '/kit/link.ts': `export const link = 1;`,
  '/kit/shape.ts': `export const shape = 1;`,
  '/rules/index.ts': `export * from '/rules/now.ts'; export * from '/rules/later.ts';`,
  '/rules/later.ts': `export const later = 1;`,
  '/rules/now.ts': `export const now = 1;`,
};
const routes = Object.keys(files).filter((file) => file.endsWith('.tsx'));

async function grouped(): Promise<Record<string, string>> {
  let found: ReadonlyMap<string, string> = new Map();
  const probe: Plugin = {
    name: 'virtual',
    enforce: 'pre',
    resolveId: (id) => (id in files ? { id, moduleSideEffects: !id.endsWith('index.ts') } : null),
    load: (id) => files[id] ?? null,
    buildEnd() {
      found = groupModules([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
  };
  const input = routes;
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      rollupOptions: { input, preserveEntrySignatures: 'strict' },
    },
    plugins: [probe],
  });
  return Object.fromEntries([...found].filter(([id]) => id in files));
}

test('groups modules by whether every page, the frame or the member frame loads them first', async () => {
  expect(await grouped()).toEqual({
    '/app/root.tsx': 'every-page',
    '/app/session.ts': 'every-page',
    '/kit/link.ts': 'every-page',
    '/app/layouts/default/default-layout.tsx': 'frame',
    '/kit/frame.ts': 'frame',
    '/kit/button.ts': 'frame',
    '/kit/shape.ts': 'frame',
    '/app/layouts/frame/member-frame.tsx': 'member-frame',
    '/kit/badge.ts': 'member-frame',
    '/rules/later.ts': 'member-frame',
  });
});

test('importRing finds circular imports between chunks', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  expect(importRing([chunk('page', 'kit', 'base'), chunk('kit', 'base'), chunk('base')])).toBeUndefined();
  expect(importRing([chunk('page', 'kit'), chunk('kit', 'base'), chunk('base', 'kit')])).toEqual([
    'kit',
    'base',
    'kit',
  ]);
});
