import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { PhotoStore } from './photo-store';

/** Two folders deep by the key, so that no folder grows without end. */
const pathOf = (key: string) => `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;

/** A store over one of flydrive's drivers. */
export function storeOn(driver: DriverContract): PhotoStore {
  const disk = new Disk(driver);
  return {
    put: (key, bytes) => disk.put(pathOf(key), bytes),
    copy: (from, to) => disk.copy(pathOf(from), pathOf(to)),
    async read(key) {
      try {
        return new Uint8Array(await disk.getBytes(pathOf(key)));
      } catch (error) {
        if (await disk.exists(pathOf(key))) throw error;
        return null;
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => disk.delete(pathOf(key))));
    },
    async check() {
      await disk.put('.writable', 'writable');
    },
  };
}

/** Files below a folder of this machine: the default. */
export function folderStore(folder: string): PhotoStore {
  const store = storeOn(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    ...store,
    async copy(from, to) {
      const target = join(folder, pathOf(to));
      await mkdir(dirname(target), { recursive: true });
      await link(join(folder, pathOf(from)), target);
    },
  };
}
