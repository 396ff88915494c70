import { stat } from 'node:fs/promises';
import { backupFolder } from './backup-folder';
import { backUpDatabase, backUpPhotos, type BackupSource } from './make-backup';

/** `backup`: backs up database and photos now and prints the file's path. */
export async function backupCommand(source: BackupSource): Promise<string> {
  const place = backupFolder(source.environment);
  if (!place) throw new Error('BACKUP_DIR: missing, where backups are written');
  const { path, madeAt } = await backUpDatabase(source, place);
  const { copied } = await backUpPhotos(source, place, { madeAt });
  return `${path}: ${(await stat(path)).size} bytes; ${copied} photos copied`;
}
