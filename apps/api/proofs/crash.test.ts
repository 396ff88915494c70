import { randomUUID } from 'node:crypto';
import { findPostgres, makeDatabase } from '@heartwood/tooling/test-database';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../src/database/connection';
import { openDatabase } from '../src/database/open-database';
import { openSession } from '../src/kernel/sessions/session-store';
import { insertMember } from '../test/support/members';
import { removeData } from '../test/support/remove-data';
import { ownEnvironment, run, type Running } from '../test/support/server-process';
import { consistent, inconsistencies } from './support/consistency';
import { extent } from '../test/support/extent';

const members = 12;
const senders = 8;
const rounds = extent(40, 2);
/** Minimum number of acknowledged messages before a kill; a full run acknowledges more than 10,000 in all. */
const killAfter = extent(210, 30);
const readyMilliseconds = 3000;
const refusedMilliseconds = 2000;

/** A time limit; more on a machine that was slow at the first start of this run. */
const limitOf = (milliseconds: number, firstStart: number) => Math.max(milliseconds, 2 * firstStart);

interface Sender {
  id: string;
  cookie: string;
}

interface Sent {
  sender: Sender;
  recipient: string;
  key: string;
  text: string;
}

/** What a killed server left behind: responses that arrived, and requests that never got one. */
interface Outcome {
  acknowledged: Map<string, Sent>;
  unanswered: Sent[];
}

const postgres = await findPostgres();

describe.each(postgres ? (['postgres', 'pglite'] as const) : (['pglite'] as const))('on %s', (engine) => {
  let environment: Record<string, string>;
  let drop = () => Promise.resolve();
  let everybody: Sender[];

  const open = (): Promise<Connection> => openDatabase({ DATA_DIR: '', ...environment }, { connections: 2 });

  beforeAll(async () => {
    const database =
      engine === 'postgres' && postgres ? await makeDatabase(postgres, { label: 'crash' }) : null;
    if (database) drop = () => database.drop();
    environment = { ...(await ownEnvironment(database?.url)), LIMITS: 'off', DEMO: '0', LOG_LEVEL: 'info' };
    expect(await run('prepare', environment).exit).toBe(0);
    const connection = await open();
    const now = new Date();
    everybody = [];
    for (let made = 0; made < members; made += 1) {
      const account = { pool: 'amber', brand: 'amberlane', credits: 100_000, paid_user: true };
      const id = await insertMember(connection.db, now, { account });
      everybody.push({ id, cookie: `auth=${await openSession(connection.db, id, 'proof', now)}` });
    }
    await connection.close();
  });

  afterAll(async () => {
    await removeData(environment.DATA_DIR ?? '');
    await drop();
  });

  async function serve(): Promise<{ server: Running; milliseconds: number }> {
    const begun = performance.now();
    const server = run('server', environment);
    await server.says('"ready"');
    return { server, milliseconds: performance.now() - begun };
  }

  function send({ sender, recipient, key, text }: Sent): Promise<Response> {
    return fetch(`http://127.0.0.1:${environment.API_PORT}/api/chat.php`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': key,
        cookie: sender.cookie,
      },
      body: JSON.stringify({ profile: recipient, type: 'text', text }),
      signal: AbortSignal.timeout(10_000),
    });
  }

  async function messageOf(response: Response): Promise<string> {
    const body = (await response.json()) as { message: { id: string } };
    return body.message.id;
  }

  function newMessage(round: number): Sent {
    const sender = everybody[Math.floor(Math.random() * members)];
    const others = everybody.filter(({ id }) => id !== sender?.id);
    const recipient = others[Math.floor(Math.random() * others.length)];
    if (!sender || !recipient) throw new Error('nobody is there');
    const key = randomUUID();
    return { sender, recipient: recipient.id, key, text: `round ${round}, ${key}` };
  }

  /** Sends continuously until the server dies, which happens after that many acknowledged messages. */
  async function sendUntilKilled(server: Running, round: number, after: number): Promise<Outcome> {
    const acknowledged = new Map<string, Sent>();
    const unanswered: Sent[] = [];
    const unexpected: number[] = [];
    const sendOn = async () => {
      while (server.child.exitCode === null && server.child.signalCode === null) {
        const message = newMessage(round);
        try {
          const response = await send(message);
          if (response.status !== 200) unexpected.push(response.status);
          acknowledged.set(await messageOf(response), message);
        } catch {
          unanswered.push(message);
        }
        if (acknowledged.size === after) server.child.kill('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: senders }, sendOn));
    await server.exit;
    expect(unexpected).toEqual([]);
    return { acknowledged, unanswered };
  }

  test(`${rounds} kills during sends lose no acknowledged message and no credit`, async () => {
    const starts: number[] = [];
    let total = 0;
    let repeated = 0;
    for (let round = 1; round <= rounds; round += 1) {
      const { server, milliseconds } = await serve();
      starts.push(milliseconds);
      const { acknowledged, unanswered } = await sendUntilKilled(
        server,
        round,
        killAfter + Math.floor(Math.random() * 120),
      );
      total += acknowledged.size;

      const second = await serve();
      starts.push(second.milliseconds);
      const again: string[] = [];
      for (const message of unanswered.slice(0, senders)) {
        const answers = [await messageOf(await send(message)), await messageOf(await send(message))];
        expect(answers[0]).toBe(answers[1]);
        again.push(answers[0] ?? '');
        repeated += 1;
      }
      second.server.child.kill('SIGKILL');
      await second.server.exit;

      const connection = await open();
      const { db } = connection;
      const found = await db
        .selectFrom('message')
        .select(['id', 'text', 'sender_id'])
        .where('text', 'like', `round ${round},%`)
        .execute();
      const wrong = await inconsistencies(db);
      await connection.close();
      const stored = new Map(found.map(({ id, text }) => [id, text]));
      const lost = [...acknowledged].filter(([id, { text }]) => stored.get(id) !== text);
      expect({ round, lost, wrong }).toEqual({ round, lost: [], wrong: consistent });
      const expected = new Set([...acknowledged.keys(), ...again]);
      const firstTries = unanswered.slice(0, senders).map(({ text }) => text);
      const others = found.filter(({ id, text }) => !expected.has(id) && firstTries.includes(text ?? ''));
      expect(others).toEqual([]);
    }
    const [firstStart = 0, ...afterKills] = starts.map(Math.round);
    console.log(
      `${engine}: ${rounds} kills, ${total} acknowledged, ${repeated} repeated, first start ${firstStart} ms, slowest after a kill ${Math.max(...afterKills)} ms`,
    );
    const longest = limitOf(readyMilliseconds, firstStart);
    expect(afterKills.filter((milliseconds) => milliseconds > longest)).toEqual([]);
  });

  test.runIf(engine === 'pglite')(
    'a second process on the same data directory exits with code 1 before the first one would be ready, and names the process that holds it',
    async () => {
      const { server, milliseconds } = await serve();
      const tries: number[] = [];
      for (let count = 0; count < 3; count += 1) {
        const begun = performance.now();
        const second = run('server', environment);
        const code = await second.exit;
        tries.push(performance.now() - begun);
        expect([code, second.output().includes(`is in use by process ${server.child.pid}`)]).toEqual([
          1,
          true,
        ]);
      }
      server.child.kill('SIGKILL');
      await server.exit;
      expect(Math.min(...tries)).toBeLessThan(milliseconds);
      expect(Math.max(...tries)).toBeLessThanOrEqual(limitOf(refusedMilliseconds, milliseconds));
    },
  );
});
