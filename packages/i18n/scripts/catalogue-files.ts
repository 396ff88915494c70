import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locale } from '../src/locales';

export type Catalogue = Record<string, string>;

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
export const repositoryFolder = join(packageFolder, '..', '..');
export const descriptionsFile = join(packageFolder, 'src/descriptions.json');
export const argumentsFile = join(packageFolder, 'src/message-arguments.ts');

export function catalogueFile(locale: Locale): string {
  return join(packageFolder, 'src/catalogues', `${locale}.json`);
}

/** Returns the file of a locale's precompiled catalogue. */
export function compiledFile(locale: Locale): string {
  return join(packageFolder, 'build', `${locale}.json`);
}

/** Returns the file's text, or undefined if it doesn't exist. */
export function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export function readCatalogue(file: string): Catalogue {
  const text = readText(file);
  return text === undefined ? {} : (JSON.parse(text) as Catalogue);
}

function sortedById<T>(entries: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
}

/** Serialises a flat catalogue: sorted by id, one message per line. */
export function catalogueText(catalogue: Catalogue): string {
  return `${JSON.stringify(sortedById(catalogue), null, 2)}\n`;
}

/** Writes atomically, so that no reader sees a partial file. */
export function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, file);
}

/** Writes the generated files; with `check`, lists those that differ and exits with 1. */
export function writeOrCheck(files: ReadonlyMap<string, string>, check: boolean, remedy: string): void {
  const stale = [...files].filter(([file, text]) => readText(file) !== text);
  if (!check) {
    for (const [file, text] of stale) writeText(file, text);
    return;
  }
  for (const [file] of stale) process.stderr.write(`out of date: ${relative(repositoryFolder, file)}\n`);
  if (stale.length > 0) {
    process.stderr.write(`run: ${remedy}\n`);
    process.exitCode = 1;
  }
}
