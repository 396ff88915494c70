import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryFolder } from './catalogue-files';
import type { Catalogue } from './catalogue-files';

const require = createRequire(import.meta.url);
const declaringFolders = ['apps/site/app', 'apps/api/src', 'packages/i18n/src/messages'];
const idForm = /^[a-z][a-zA-Z0-9_]*(\.[a-zA-Z0-9_]+)+$/;

interface ExtractedMessage {
  readonly defaultMessage?: string;
  readonly description?: string;
}

export interface DeclaredMessages {
  readonly texts: Catalogue;
  readonly descriptions: Catalogue;
}

function declaringFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/(\.test|\.d)\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .filter((path) => readFileSync(path, 'utf8').includes('defaultMessage'))
    .toSorted();
}

function extracted(files: readonly string[]): Record<string, ExtractedMessage> {
  const folder = mkdtempSync(join(tmpdir(), 'heartwood-messages-'));
  try {
    const list = join(folder, 'files.txt');
    const out = join(folder, 'messages.json');
    writeFileSync(list, files.join('\n'));
    const program = require.resolve('@formatjs/cli/bin/formatjs');
    const words = [program, 'extract', '--throws', '--in-file', list, '--out-file', out];
    const run = spawnSync(process.execPath, words, { encoding: 'utf8' });
    if (run.error) throw run.error;
    if (run.status !== 0) throw new Error(`messages cannot be extracted:\n${run.stderr}`);
    return JSON.parse(readFileSync(out, 'utf8')) as Record<string, ExtractedMessage>;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Collects the messages declared in the applications and in this package: id to English text, id to
 * description. Throws with every message that lacks an explicit id, a text or a description, or has two
 * texts.
 */
export function declaredMessages(
  folders: readonly string[] = declaringFolders.map((folder) => join(repositoryFolder, folder)),
): DeclaredMessages {
  const files = folders.flatMap(declaringFiles);
  const messages = files.length > 0 ? extracted(files) : {};
  const texts: Catalogue = {};
  const descriptions: Catalogue = {};
  const problems: string[] = [];
  for (const [id, { defaultMessage, description }] of Object.entries(messages)) {
    if (!idForm.test(id)) problems.push(`${id}: the id must be written out as area.key`);
    if (!defaultMessage) problems.push(`${id}: no defaultMessage`);
    if (!description) problems.push(`${id}: no description for translators`);
    texts[id] = defaultMessage ?? '';
    descriptions[id] = description ?? '';
  }
  if (problems.length > 0) throw new Error(`messages cannot be extracted:\n${problems.join('\n')}`);
  return { texts, descriptions };
}
