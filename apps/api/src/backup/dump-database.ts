import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Connection } from '../database/connection';
import type { Environment } from '../kernel/environment';
import { connectionOf, startProgram } from './postgres-programs';

async function* dumpPostgres(databaseUrl: string): AsyncGenerator<Uint8Array> {
  const { url, environment } = connectionOf(databaseUrl);
  const args = ['--format=custom', '--no-owner', '--no-privileges', '--dbname', url];
  const { stdout, ended, kill } = await startProgram('pg_dump', args, environment);
  try {
    yield* stdout as AsyncIterable<Buffer>;
    await ended;
  } finally {
    kill();
  }
}

async function* dumpEmbedded(connection: Connection): AsyncGenerator<Uint8Array> {
  const dump = await connection.dumpDirectory?.();
  if (!dump) throw new Error('the database has no URL');
  yield* Readable.from(dump.stream() as unknown as AsyncIterable<Uint8Array>).pipe(
    createGzip(),
  ) as AsyncIterable<Buffer>;
}

/** The whole database at one moment: a compressed data directory, or what `pg_dump` writes. */
export function dumpDatabase(
  connection: Connection,
  { DATABASE_URL }: Pick<Environment, 'DATABASE_URL'>,
): AsyncGenerator<Uint8Array> {
  return connection.engine === 'postgres' && DATABASE_URL
    ? dumpPostgres(DATABASE_URL)
    : dumpEmbedded(connection);
}
