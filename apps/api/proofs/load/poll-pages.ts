import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { SentMessage } from '@heartwood/api-contract';
import { pollInterval } from '@heartwood/domain';
import pg from 'pg';
import { ask, follow, send } from './member-calls';
import { members, partnersEach, seedMembers } from './seed-members';
import { makeGround, prepare, serve } from './servers';
import type { Server } from './servers';

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200' },
    'per-second': { type: 'string', default: '20' },
    seconds: { type: 'string', default: '600' },
  },
});
const pages = Number(values.members);
const perSecond = Number(values['per-second']);
const seconds = Number(values.seconds);
/** Targets: milliseconds at the 95th percentile, and percent of memory after the warm-up (I37). */
const [slowest, mostGrowth] = [150, 10];
const warmUpShare = 1 / 5;
const polled = ['/api/user.php', '/api/chats.php', '/api/likes.php'];

/** Counts responses by status, failures, and response times in milliseconds. */
class Answers {
  readonly times: number[] = [];
  readonly refused: string[] = [];

  async note(path: string, asked: ReturnType<typeof ask>): Promise<string | undefined> {
    const begun = performance.now();
    try {
      const { status, text } = await asked;
      this.times.push(performance.now() - begun);
      if (status === 200) return text;
      this.refused.push(`${path}: ${status}`);
    } catch (error) {
      this.refused.push(`${path}: ${String(error)}`);
    }
    return undefined;
  }

  /** The response time that this share of the responses did not exceed. */
  at(share: number): number {
    const sorted = this.times.toSorted((one, other) => one - other);
    return Number(sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1));
  }

  toString(): string {
    const [answers, refused] = [this.times.length, this.refused.length];
    return JSON.stringify({ answers, refused, p50: this.at(0.5), p95: this.at(0.95), most: this.at(1) });
  }
}

/** A member's open page: its event stream plus the polls of the site's pages, until the given time. */
async function openPage(member: number, port: string, until: number, answers: Answers): Promise<void> {
  const stream = await follow(member, port);
  const left = () => until - performance.now();
  let pause = (member / pages) * pollInterval(false);
  while (left() > pause) {
    await wait(pause);
    await Promise.all(polled.map((path) => answers.note(path, ask(member, { port, path }))));
    pause = pollInterval(false);
  }
  await wait(Math.max(0, left()));
  stream.stop();
}

/**
 * Sends messages to the members with open pages until the given time. Returns the ids of acknowledged
 * messages.
 */
async function sendSteadily(port: string, until: number, answers: Answers): Promise<string[]> {
  const sending: Promise<string | undefined>[] = [];
  const begun = performance.now();
  for (let number = 0; performance.now() < until; number += 1) {
    const to = number % pages;
    const step = 1 + (Math.floor(number / pages) % partnersEach);
    const from = (to - step + members) % members;
    sending.push(answers.note('/api/chat.php', send(from, to, `message ${number}`, port)));
    await wait(Math.max(0, begun + ((number + 1) * 1000) / perSecond - performance.now()));
  }
  const texts = await Promise.all(sending);
  return texts.flatMap((text) => (text ? [(JSON.parse(text) as SentMessage).message.id] : []));
}

/** Waits for the end of the warm-up, and returns how much each server's memory grows from then on, in percent. */
async function growthOf(servers: readonly Server[], until: number): Promise<number[]> {
  const left = until - performance.now();
  const measure = () => Promise.all(servers.map((server) => server.memory()));
  await wait(left * warmUpShare);
  const warm = await measure();
  await wait(Math.max(0, until - performance.now()));
  const last = await measure();
  return last.map((memory, at) => Math.round((memory / (warm[at] ?? memory) - 1) * 100));
}

const ground = await makeGround();
const { environment } = ground;
const port = environment.PORT ?? '';
const client = new pg.Client({ connectionString: ground.databaseUrl });
try {
  await prepare(environment);
  await client.connect();
  await seedMembers(client);
  const api = await serve('api', { ...environment, LIMITS: 'on' });
  const site = await serve('site', environment);
  try {
    const [polls, sends] = [new Answers(), new Answers()];
    const until = performance.now() + seconds * 1000;
    const open = Array.from({ length: pages }, (_, member) => openPage(member, port, until, polls));
    const growing = growthOf([api, site], until);
    const [acknowledged] = await Promise.all([sendSteadily(port, until, sends), ...open]);
    const growth = await growing;
    const { rows } = await client.query<{ stored: number }>(
      'select count(*)::integer as stored from message where id = any($1::uuid[])',
      [acknowledged],
    );
    const lost = acknowledged.length - (rows[0]?.stored ?? 0);
    console.log(`${pages} members' polls`, String(polls));
    console.log(`${perSecond} messages a second`, String(sends), JSON.stringify({ lost }));
    const refused = [...polls.refused, ...sends.refused];
    for (const one of refused.slice(0, 10)) console.log(one);
    console.log(
      'memory of the API and the site grew by',
      growth.map((percent) => `${percent} %`).join(' and '),
    );
    const slow = [polls, sends].some((answers) => answers.at(0.95) >= slowest);
    const grown = growth.some((percent) => percent >= mostGrowth);
    if (refused.length > 0 || lost > 0 || slow || grown) process.exitCode = 1;
  } finally {
    await site.stop();
    await api.stop();
  }
} finally {
  await client.end();
  await ground.remove();
}
