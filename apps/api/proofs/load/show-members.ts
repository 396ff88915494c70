import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { ChatThread, Search } from '@heartwood/api-contract';
import { freePort } from '../../test/support/server-process';
import { makeGround, prepare, serve } from './servers';
import type { Ground } from './servers';
import { pageScript, wrk } from './wrk';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    members: { type: 'string', default: '2000' },
    path: { type: 'string' },
    as: { type: 'string', default: 'premium@demo.example' },
    'accept-encoding': { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const connections = 8;
/** Number of messages in the measured conversation. */
const messages = 20;

async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/user.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: values.as, password: 'heartwood-demo' }),
  });
  const cookie = answer.headers.getSetCookie().find((set) => set.startsWith('auth='));
  if (!cookie) throw new Error(`${values.as} could not log in: ${answer.status}`);
  return cookie.split(';', 1)[0] ?? '';
}

async function callApi<Answer>(origin: string, cookie: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      cookie,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...(body && { 'idempotency-key': randomUUID() }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/**
 * The pages to measure, with the minimum share of the bare framework's pages per second; each is rendered
 * uncached.
 */
async function pagesToMeasure(origin: string, cookie: string): Promise<[path: string, goal?: number][]> {
  if (values.path) return [[values.path]];
  const { results } = await callApi<Search>(origin, cookie, '/api/members.php');
  const profile = results.find(({ main_image, fictional }) => main_image && !fictional)?.id ?? '';
  const thread = () => callApi<ChatThread>(origin, cookie, `/api/chat.php?profile=${profile}`);
  for (let count = (await thread()).messages.length; count < messages; count += 1) {
    const text = `What I would bring along, part ${count}: bread, two cups and a map that nobody can read.`;
    await callApi(origin, cookie, '/api/chat.php', { profile, type: 'text', text });
  }
  const { conversation } = await thread();
  return [
    ['/members', 0.12],
    [`/members/${profile}`, 0.15],
    [`/chats/${conversation}`, 0.1],
  ];
}

/**
 * Starts the bare framework, whose pages per second, each rendered uncached, are the baseline for the site's
 * pages; measured beside each of them, since a machine's speed changes within minutes.
 */
async function startFramework({ folder, environment }: Ground) {
  const port = String(await freePort());
  const framework = await serve('framework', { NODE_ENV: environment.NODE_ENV ?? '', PORT: port });
  const target = { folder, port, script: pageScript('/members', { Accept: 'text/html' }, { fresh: true }) };
  return {
    async measure(): Promise<number> {
      await wrk(target, { connections, seconds: 3 });
      return (await wrk(target, { connections, seconds })).perSecond;
    },
    stop: () => framework.stop(),
  };
}

const ground = await makeGround({ reuse: true });
const { folder } = ground;
const environment: Record<string, string> = {
  ...ground.environment,
  DEMO: '1',
  DEMO_MEMBERS: values.members,
};
try {
  await prepare(environment);
  const api = await serve('api', environment, { profile: values.profile });
  const site = await serve('site', environment, { profile: values.profile });
  const framework = await startFramework(ground);
  try {
    const port = environment.PORT ?? '';
    const origin = `http://localhost:${port}`;
    const encoding = values['accept-encoding'];
    const headers = {
      Host: `localhost:${port}`,
      Cookie: await logIn(origin),
      Accept: 'text/html',
      ...(encoding && { 'Accept-Encoding': encoding }),
    };
    for (const [path, goal] of await pagesToMeasure(origin, headers.Cookie)) {
      const page = await fetch(origin + path, { headers: { ...headers, 'Accept-Encoding': 'identity' } });
      const html = await page.text();
      const cards = new Set(html.match(/href="\/members\/[0-9a-f-]{36}"/g)).size;
      const bubbles = html.match(/data-message=/g)?.length ?? 0;
      console.log(path, JSON.stringify({ status: page.status, bytes: html.length, cards, bubbles }));
      let perSecond = 0;
      for (const [fresh, at] of [
        [false, 1],
        [false, connections],
        [true, 1],
        [true, connections],
      ] as const) {
        const target = { folder, port, script: pageScript(path, headers, { fresh }) };
        await wrk(target, { connections: at, seconds: 3 });
        const before = [await site.processorTime(), await api.processorTime()];
        const rate = await wrk(target, { connections: at, seconds });
        if (rate.refused > 0 || rate.broken > 0) throw new Error(`not every ${path} was answered`);
        const after = [await site.processorTime(), await api.processorTime()];
        const [siteMs, apiMs] = after.map((time, process) =>
          Number(((time - (before[process] ?? 0)) / rate.requests).toFixed(2)),
        );
        const what = fresh ? 'rendered for each request' : 'the same page';
        if (fresh && at === connections) perSecond = rate.perSecond;
        console.log(`${what}, ${at} at a time`, JSON.stringify({ ...rate, siteMs, apiMs }));
      }
      const bare = await framework.measure();
      const ratio = perSecond / bare;
      console.log(
        'beside the bare framework',
        JSON.stringify({ bare, ratio: Number(ratio.toFixed(3)), goal }),
      );
      if (goal !== undefined && ratio < goal) process.exitCode = 1;
    }
  } finally {
    await framework.stop();
    await site.stop();
    await api.stop();
  }
} finally {
  await ground.remove();
}
