import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import pg from 'pg';
import { freePort } from '../../test/support/server-process';
import { pgbenchScript } from './pgbench-script';
import { seedMembers } from './seed-members';
import { wrkScript } from './wrk-script';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '8' },
    profile: { type: 'boolean', default: false },
    build: { type: 'string', default: 'build' },
  },
});

async function output(command: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${text}`);
  return text;
}

async function numberOf(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(query);
  return Number(rows[0]?.value);
}

/** The processor time a process has taken so far, in milliseconds; Linux counts it in hundredths of a second. */
async function processorTime(pid: number | undefined): Promise<number> {
  const fields = (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /s, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function serve(
  environment: Record<string, string>,
  work: (pid: number | undefined) => Promise<void>,
): Promise<void> {
  const flags = values.profile ? ['--cpu-prof', '--cpu-prof-dir', 'build/profiles'] : [];
  const server = spawn(process.execPath, [...flags, `${values.build}/server.js`], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ready = new Promise<void>((resolve, reject) => {
    server.stdout.on('data', (chunk: Buffer) => chunk.includes('"ready"') && resolve());
    server.once('exit', () => reject(new Error('the server ended')));
  });
  try {
    await ready;
    await work(server.pid);
  } finally {
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
  }
}

async function measure(): Promise<void> {
  const administrator = await findPostgres();
  if (!administrator) throw new Error('no PostgreSQL answers');
  const database = await makeDatabase(administrator, { label: 'load' });
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-load-'));
  const port = String(await freePort());
  const environment = {
    NODE_ENV: 'production',
    LIMITS: 'off',
    DEMO: '0',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    API_PORT: port,
    SANDBOX_PORT: String(await freePort()),
  };
  const client = new pg.Client({ connectionString: database.url });
  try {
    await output(process.execPath, [`${values.build}/prepare.js`], environment);
    await client.connect();
    await seedMembers(client);
    const fsync = await client.query<{ fsync: string }>('show fsync');
    const wrk = async (seconds: string, run: number) => {
      const load = join(folder, `load-${run}.lua`);
      await writeFile(load, wrkScript(`localhost:${port}`, run));
      const options = ['-t', '2', '-c', values.connections, '-d', `${seconds}s`, '--latency', '-s', load];
      return output('wrk', [...options, `http://127.0.0.1:${port}`]);
    };
    await serve(environment, async (pid) => {
      await wrk('3', 1);
      const before = await numberOf(client, 'select count(*) as value from message');
      const cpuBefore = await processorTime(pid);
      const told = JSON.parse((await wrk(values.seconds, 2)).trim().split('\n').at(-1) ?? '{}') as Record<
        string,
        number
      >;
      const stored = (await numberOf(client, 'select count(*) as value from message')) - before;
      const perSecond = Math.round(((told.requests ?? 0) / (told.microseconds ?? 1)) * 1e6);
      const cpu = ((await processorTime(pid)) - cpuBefore) / (told.requests ?? 1);
      const cpuMilliseconds = Number(cpu.toFixed(2));
      console.log(
        'API',
        JSON.stringify({ fsync: fsync.rows[0]?.fsync, perSecond, cpuMilliseconds, ...told, stored }),
      );
    });
    const drift = await numberOf(
      client,
      `select count(*) as value from account where credits <> (select coalesce(sum(amount), 0) from ledger where account_id = account.id)`,
    );
    console.log('accounts whose credits differ from their ledger:', drift);
    const statements = join(folder, 'statements.sql');
    await writeFile(statements, pgbenchScript());
    const bench = [
      '-n',
      '-M',
      'prepared',
      '-c',
      values.connections,
      '-j',
      '2',
      '-T',
      values.seconds,
      '-f',
      statements,
    ];
    const report = await output('pgbench', [...bench, database.url]);
    const tps = Math.round(Number(/tps = ([\d.]+)/.exec(report)?.[1]));
    console.log('pgbench, the same statements:', JSON.stringify({ perSecond: tps }));
  } finally {
    await client.end();
    await rm(folder, { recursive: true, force: true });
    await database.drop();
  }
}

await measure();
