/** Where photo files are kept. Keys are random; whoever reads them has been authorised before. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Gives the bytes of a key a second key; on a disk they are stored once. */
  copy(from: string, to: string): Promise<void>;
  /** The bytes, or null where there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Throws when nothing can be written. */
  check(): Promise<void>;
}
