import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { pgbenchScript } from './pgbench-script';
import { seedMembers } from './seed-members';
import { sendingScript } from './sending-script';
import { makeGround, output, prepare, serve, type Ground } from './servers';
import { wrk } from './wrk';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    connections: { type: 'string', default: '8' },
    profile: { type: 'boolean', default: false },
  },
});
const leastRatio = 0.25;
const connections = Number(values.connections);
const seconds = Number(values.seconds);

async function numberOf(client: pg.Client, query: string): Promise<number> {
  const { rows } = await client.query<{ value: string }>(query);
  return Number(rows[0]?.value);
}

const storedMessages = (client: pg.Client) => numberOf(client, 'select count(*) as value from message');

/** Sends through the API, with its limits, and returns the messages sent per second. */
async function measureApi({ environment, folder }: Ground, client: pg.Client): Promise<number> {
  const port = environment.API_PORT ?? '';
  const send = (run: number, length: number) =>
    wrk({ folder, port, script: sendingScript(`localhost:${port}`, run) }, { connections, seconds: length });
  const server = await serve('api', { ...environment, LIMITS: 'on' }, { profile: values.profile });
  try {
    await send(1, seconds);
    const before = { stored: await storedMessages(client), cpu: await server.processorTime() };
    const rate = await send(2, seconds);
    const stored = (await storedMessages(client)) - before.stored;
    const cpuMilliseconds = ((await server.processorTime()) - before.cpu) / rate.requests;
    console.log(
      'API',
      JSON.stringify({ ...rate, stored, cpuMilliseconds: Number(cpuMilliseconds.toFixed(2)) }),
    );
    if (rate.refused > 0 || rate.broken > 0) throw new Error('not every message was sent');
    return rate.perSecond;
  } finally {
    await server.stop();
  }
}

async function measurePgbench({ folder, databaseUrl }: Ground): Promise<number> {
  const statements = join(folder, 'statements.sql');
  await writeFile(statements, pgbenchScript());
  const load = ['-c', String(connections), '-j', '2', '-T', String(seconds)];
  const report = await output('pgbench', ['-n', '-M', 'prepared', ...load, '-f', statements, databaseUrl]);
  const perSecond = Math.round(Number(/tps = ([\d.]+)/.exec(report)?.[1]));
  console.log('pgbench, the same statements:', JSON.stringify({ perSecond }));
  return perSecond;
}

const ground = await makeGround();
const client = new pg.Client({ connectionString: ground.databaseUrl });
try {
  await prepare(ground.environment);
  await client.connect();
  await seedMembers(client);
  const { rows } = await client.query<{ fsync: string }>('show fsync');
  console.log('fsync', rows[0]?.fsync);
  const sent = await measureApi(ground, client);
  const drift = await numberOf(
    client,
    `select count(*) as value from account where credits <> (select coalesce(sum(amount), 0) from ledger where account_id = account.id)`,
  );
  console.log('accounts whose credits differ from their ledger:', drift);
  const ratio = sent / (await measurePgbench(ground));
  console.log(`paid messages with limits: ${ratio.toFixed(2)} of pgbench, at least ${leastRatio}`);
  if (drift > 0 || ratio < leastRatio) process.exitCode = 1;
} finally {
  await client.end();
  await ground.remove();
}
