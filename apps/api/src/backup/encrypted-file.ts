import { createCipheriv, createDecipheriv, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';

const format = 'heartwood-backup';
const tagBytes = 16;
const longestHeader = 1024;

/**
 * The readable first line of an encrypted file; changing it makes the file unreadable. `of` is the last
 * migration of a database, or the key of a photo.
 */
const headerSchema = v.object({
  format: v.literal(format),
  version: v.literal(1),
  kind: v.picklist(['pglite', 'postgres', 'photo']),
  madeAt: v.pipe(
    v.string(),
    v.isoTimestamp(),
    v.transform((value) => new Date(value)),
  ),
  of: v.string(),
  keyId: v.string(),
  nonce: v.string(),
});

/** What an encrypted file says about itself. */
export type Header = v.InferOutput<typeof headerSchema>;

/** Identifies a key without revealing it. */
const idOf = (key: Buffer) => createHmac('sha256', key).update(format).digest('hex').slice(0, 16);

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Where an encrypted file goes, and where it is written until it is complete. */
export interface Target {
  path: string;
  /** On the same volume. */
  unfinished: string;
  key: Buffer;
}

/**
 * Encrypts a stream into a file with AES-256-GCM. The file appears under its name once it is complete and on
 * disk; if the source fails, nothing remains.
 */
export async function writeEncrypted(
  { path, unfinished, key }: Target,
  { kind, madeAt, of }: Pick<Header, 'kind' | 'madeAt' | 'of'>,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = join(unfinished, `${madeAt.getTime()}-${randomUUID()}`);
  const nonce = randomBytes(12);
  const fields = { format, version: 1, kind, madeAt, of, keyId: idOf(key), nonce: nonce.toString('base64') };
  const header = Buffer.from(`${JSON.stringify(fields)}\n`);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(header);
  async function* encrypt(chunks: AsyncIterable<Uint8Array>) {
    yield header;
    for await (const chunk of chunks) yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  }
  try {
    await pipeline(source, encrypt, createWriteStream(temporary, { flags: 'wx', mode: 0o600, flush: true }));
    await rename(temporary, path);
    await syncFolder(dirname(path));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function readHeaderLine(file: FileHandle, path: string): Promise<{ line: Buffer; header: Header }> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(longestHeader), 0, longestHeader, 0);
  const line = buffer.subarray(0, buffer.subarray(0, bytesRead).indexOf('\n') + 1);
  try {
    return { line, header: v.parse(headerSchema, JSON.parse(line.toString())) };
  } catch {
    throw new Error(`${basename(path)} is not a backup, or one of a newer version`);
  }
}

/** Reads the header, which is not verified before the whole file is. */
export async function readHeader(path: string): Promise<Header> {
  const file = await open(path, 'r');
  try {
    return (await readHeaderLine(file, path)).header;
  } finally {
    await file.close();
  }
}

/**
 * Decrypts a file. It is verified only after its last chunk, so what was read before must not be used until
 * then.
 * @throws naming the file, if it is truncated, was changed or was made with another key
 */
export async function* readDecrypted(path: string, key: Buffer): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    const { line, header } = await readHeaderLine(file, path);
    if (header.keyId !== idOf(key)) throw new Error(`${basename(path)} was made with another BACKUP_KEY`);
    const end = (await file.stat()).size - tagBytes;
    const damaged = new Error(`${basename(path)} is truncated or damaged`);
    if (end < line.length) throw damaged;
    const { buffer: tag } = await file.read(Buffer.alloc(tagBytes), 0, tagBytes, end);
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(header.nonce, 'base64'));
    decipher.setAAD(line).setAuthTag(tag);
    if (end > line.length) {
      const encrypted = createReadStream(path, { start: line.length, end: end - 1 });
      for await (const chunk of encrypted as AsyncIterable<Buffer>) yield decipher.update(chunk);
    }
    try {
      decipher.final();
    } catch {
      throw damaged;
    }
  } finally {
    await file.close();
  }
}

/** Reads the whole file and throws as `readDecrypted` does; returns its header. */
export async function verify(path: string, key: Buffer): Promise<Header> {
  const header = await readHeader(path);
  const chunks = readDecrypted(path, key);
  while (!(await chunks.next()).done);
  return header;
}
