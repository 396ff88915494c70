import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** Removes a data directory, in which killed processes may have left sockets. */
export async function removeData(directory: string): Promise<void> {
  await rm(directory, { recursive: true, force: true });
  // If the last file Node 20 looked at is a socket, it fails to follow symlinks to the modules it loads.
  statSync(tmpdir());
}
