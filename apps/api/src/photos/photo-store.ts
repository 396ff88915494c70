/** Stores photo files. Keys are random; callers must authorise reads. */
export interface PhotoStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Copies a file to a second key; on disk the bytes are stored once. */
  copy(from: string, to: string): Promise<void>;
  /** The bytes, or null if there is no such file. */
  read(key: string): Promise<Uint8Array | null>;
  remove(keys: readonly string[]): Promise<void>;
  /** Throws if the store isn't writable. */
  check(): Promise<void>;
}
