import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Db } from '../database/connection';
import { openPostgres } from '../database/open-postgres';
import { readDecrypted } from './encrypted-file';
import { connectionOf, startProgram, StoppedProgram, type Program } from './postgres-programs';

/** Whether the database holds members, or tables that aren't ours. */
async function holdsData(db: Db): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean; tables: number }>`
    select to_regclass('public.account') is not null as ours, count(*)::integer as tables
    from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  const [found] = rows;
  if (!found?.ours) return (found?.tables ?? 0) > 0;
  return (await db.selectFrom('account').select('id').limit(1).execute()).length > 0;
}

/**
 * Checks that nothing else uses the database, and that it holds no data unless that is to be replaced.
 * @throws the reason why it must not be replaced
 */
export async function checkPostgres(databaseUrl: string, replace: boolean): Promise<void> {
  const { db, close } = openPostgres(databaseUrl, { connections: 1 });
  try {
    const { rows } = await sql<{ others: number }>`
      select count(*)::integer as others from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(
      db,
    );
    const others = rows[0]?.others ?? 0;
    if (others > 0) throw new Error(`${others} connections use the database; stop every API process first`);
    if (!replace && (await holdsData(db))) throw new Error('the database holds data; --replace replaces it');
  } finally {
    await close();
  }
}

const clear = `
  drop schema if exists pgboss cascade;
  drop schema if exists public cascade;
  create schema public;
`;

async function write({ stdin }: Program, text: string): Promise<void> {
  if (!stdin.write(text)) await once(stdin, 'drain');
}

/**
 * Replaces the whole database by a verified backup, in one transaction: if anything fails nothing has changed.
 * @throws the reason, such as a program that isn't installed
 */
export async function restorePostgres(databaseUrl: string, path: string, key: Buffer): Promise<void> {
  const { url, environment } = connectionOf(databaseUrl);
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--dbname', url];
  const psql = await startProgram('psql', args, environment);
  psql.stdout.resume();
  try {
    const archive = await startProgram('pg_restore', ['--no-owner', '--no-privileges', '--file=-']);
    try {
      await write(psql, `begin;${clear}`);
      await Promise.all([
        pipeline(readDecrypted(path, key), archive.stdin),
        pipeline(archive.stdout, psql.stdin, { end: false }),
        archive.ended,
      ]);
    } finally {
      archive.kill();
    }
    // Without this line the transaction is rolled back, whatever ended the input.
    psql.stdin.end('\ncommit;\nanalyze;\n');
    await psql.ended;
  } catch (error) {
    psql.kill();
    // The program that stopped reading knows why; the one that wrote to it only knows that it did.
    await psql.ended.catch((reason: unknown) => {
      if (!(reason instanceof StoppedProgram)) throw reason;
    });
    throw error;
  }
}
