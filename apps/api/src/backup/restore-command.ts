import { existsSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { adminSocketPath, askAdmin } from '../kernel/process/admin-socket';
import { backupFolder, listBackups } from './backup-folder';
import { restoreBackup, type RestoreTarget } from './restore-backup';

const option = '--replace';

/**
 * `restore <file> [--replace]`: restores a backup while no API runs and reports it. The file is a path or the
 * name of one in `BACKUP_DIR`.
 * @throws the reason; without a file, the names of those that there are
 */
export async function restoreCommand(target: RestoreTarget, args: readonly string[]): Promise<string> {
  const { environment } = target;
  const place = backupFolder(environment);
  if (!place) throw new Error('BACKUP_DIR: missing, where the backups are');
  const [file, ...others] = args.filter((arg) => arg !== option);
  if (!file || others.length > 0 || file.startsWith('-')) {
    const names = (await listBackups(place.folder)).map(({ name }) => `\n  ${name}`).join('');
    throw new Error(`usage: restore <file> [${option}]; in ${place.folder} there are:${names || ' none'}`);
  }
  const running = await askAdmin(adminSocketPath(environment.DATA_DIR, environment.API_PORT), 'status', []);
  if (running) throw new Error(`the API runs on port ${environment.API_PORT}; stop it first`);
  const path = isAbsolute(file) ? file : join(place.folder, file);
  if (!existsSync(path)) throw new Error(`there is no ${path}`);
  const { madeAt, erased, drifted, restored, damaged } = await restoreBackup(target, place, {
    path,
    replace: args.includes(option),
  });
  return [
    `restored the state of ${madeAt.toISOString()}`,
    `${erased} accounts erased since were erased again`,
    `${restored} photos brought back`,
    ...(damaged.length > 0 ? [`${damaged.length} photos are damaged: ${damaged.join(', ')}`] : []),
    `${drifted} accounts whose credits differ from their ledger`,
  ].join('\n');
}
