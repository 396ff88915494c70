import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The directory of the built entry points. */
    entries: string;
  }
}

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Builds the entry points once per run, into a separate directory, for tests that need real processes. */
export async function buildEntries(project: TestProject): Promise<() => Promise<void>> {
  const outDir = await mkdtemp(join(root, 'node_modules', '.entries-'));
  await build({ root, logLevel: 'error', build: { outDir } });
  project.provide('entries', outDir);
  return () => rm(outDir, { recursive: true, force: true });
}
