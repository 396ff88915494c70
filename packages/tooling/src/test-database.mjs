import { randomBytes } from 'node:crypto';
import pg from 'pg';

const local = 'postgres://postgres@127.0.0.1:5432/postgres';

async function answers(url) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1500 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Returns the PostgreSQL server for tests: TEST_DATABASE_URL, else the one on 127.0.0.1:5432 if it responds,
 * else undefined.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<string | undefined>} an administrator's connection URL
 */
export async function findPostgres(env = process.env) {
  if (env.TEST_DATABASE_URL) {
    if (await answers(env.TEST_DATABASE_URL)) return env.TEST_DATABASE_URL;
    throw new Error('TEST_DATABASE_URL is set, but no PostgreSQL answers there');
  }
  return (await answers(local)) ? local : undefined;
}

async function run(url, ...statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Creates a database, empty or copied from a template. Returns its URL and a function that drops it.
 * @param {string} administrator a connection URL that may create databases
 * @param {{ template?: string, label?: string, durable?: boolean }} [options] template: the name of a
 * database to copy; durable: whether a commit waits for the disk
 */
export async function makeDatabase(administrator, { template, label = 'test', durable = true } = {}) {
  const name = `heartwood_${label}_${randomBytes(6).toString('hex')}`;
  await run(
    administrator,
    `create database ${name}${template ? ` template ${template}` : ''}`,
    ...(durable ? [] : [`alter database ${name} set synchronous_commit to off`]),
  );
  const url = new URL(administrator);
  url.pathname = `/${name}`;
  return {
    name,
    url: url.toString(),
    drop: () => run(administrator, `drop database if exists ${name} with (force)`),
  };
}
