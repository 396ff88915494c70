import { link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import type { PhotoStore } from './photo-store';

/** A key's path in the store: two directory levels, so that no directory grows without bound. */
export const filePath = (key: string) => `${key.slice(0, 2)}/${key.slice(2, 4)}/${key}`;

/** A store on top of a flydrive driver. */
export function storeOn(driver: DriverContract): PhotoStore {
  const disk = new Disk(driver);
  return {
    put: (key, bytes) => disk.put(filePath(key), bytes),
    copy: (from, to) => disk.copy(filePath(from), filePath(to)),
    async read(key) {
      try {
        return new Uint8Array(await disk.getBytes(filePath(key)));
      } catch (error) {
        if (await disk.exists(filePath(key))) throw error;
        return null;
      }
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => disk.delete(filePath(key))));
    },
    async check() {
      await disk.put('.writable', 'writable');
    },
  };
}

/** Stores files in a local directory: the default. */
export function folderStore(folder: string): PhotoStore {
  const store = storeOn(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    ...store,
    async copy(from, to) {
      const target = join(folder, filePath(to));
      await mkdir(dirname(target), { recursive: true });
      await link(join(folder, filePath(from)), target);
    },
  };
}
