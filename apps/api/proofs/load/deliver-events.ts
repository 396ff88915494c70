import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { follow, send } from './member-calls';
import { members, partnersEach, seedMembers } from './seed-members';
import { makeGround, prepare, serve } from './servers';

const { values } = parseArgs({
  options: { messages: { type: 'string', default: '500' }, 'per-second': { type: 'string', default: '50' } },
});

interface Delivery {
  /** Milliseconds from sending to the response. */
  acknowledged: number;
  /** Milliseconds from sending to the event in the recipient's stream. */
  shown: number;
}

async function sendSurely(...message: Parameters<typeof send>): Promise<void> {
  const { status } = await send(...message);
  if (status !== 200) throw new Error(`a message was answered with ${status}`);
}

async function deliver(count: number, port: string): Promise<Delivery[]> {
  const streams = [await follow(0, port), await follow(1, port)] as const;
  const deliveries: Delivery[] = [];
  for (let number = 0; number < count; number += 1) {
    const from = number % 2;
    const text = `message ${number} ${randomUUID()}`;
    const sent = performance.now();
    await sendSurely(from, 1 - from, text, port);
    const acknowledged = performance.now() - sent;
    const { texts } = streams[1 - from] ?? streams[0];
    while (!texts.has(text)) {
      if (performance.now() - sent > 10_000) throw new Error('a message did not come within 10 s');
      await wait(1);
    }
    deliveries.push({ acknowledged, shown: (texts.get(text) ?? 0) - sent });
  }
  for (const { stop } of streams) stop();
  return deliveries;
}

function summary(deliveries: Delivery[]): string {
  const at = (name: keyof Delivery, share: number) => {
    const sorted = deliveries.map((delivery) => delivery[name]).sort((one, other) => one - other);
    return Number(sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(1));
  };
  const figures = (name: keyof Delivery) => ({ p50: at(name, 0.5), p95: at(name, 0.95), most: at(name, 1) });
  return JSON.stringify({
    messages: deliveries.length,
    acknowledged: figures('acknowledged'),
    shown: figures('shown'),
  });
}

/**
 * Generates background messages between other members at that rate per second. Returns a function that stops
 * it.
 */
function writeBeside(perSecond: number, port: string): () => Promise<void> {
  const running = new Set<Promise<void>>();
  let number = 0;
  const timer = setInterval(() => {
    number += 1;
    const from = 100 + (number % (members - 200));
    const sending = sendSurely(from, from + 1 + (number % partnersEach), `beside ${number}`, port);
    running.add(sending);
    void sending.finally(() => running.delete(sending));
  }, 1000 / perSecond);
  return async () => {
    clearInterval(timer);
    await Promise.all(running);
  };
}

const ground = await makeGround();
const { environment } = ground;
const port = environment.PORT ?? '';
const client = new pg.Client({ connectionString: ground.databaseUrl });
try {
  await prepare(environment);
  await client.connect();
  await seedMembers(client);
  const api = await serve('api', environment);
  const site = await serve('site', environment);
  try {
    await deliver(50, port);
    console.log('idle', summary(await deliver(Number(values.messages), port)));
    const stop = writeBeside(Number(values['per-second']), port);
    console.log(
      `beside ${values['per-second']} messages a second`,
      summary(await deliver(Number(values.messages), port)),
    );
    await stop();
  } finally {
    await site.stop();
    await api.stop();
  }
} finally {
  await client.end();
  await ground.remove();
}
