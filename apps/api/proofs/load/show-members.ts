import { parseArgs } from 'node:util';
import { freePort } from '../../test/support/server-process';
import { makeGround, prepare, serve } from './servers';
import type { Ground } from './servers';
import { pageScript, wrk } from './wrk';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    members: { type: 'string', default: '2000' },
    path: { type: 'string', default: '/members' },
    as: { type: 'string', default: 'premium@demo.example' },
    'accept-encoding': { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
/** Least part of the bare framework's pages a second, each printed anew, eight at a time. */
const goal = 0.12;

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

/** Pages a second of the framework by itself, each printed anew; to compare the members' page with. */
async function bareFramework({ folder, environment }: Ground): Promise<number> {
  const port = String(await freePort());
  const framework = await serve('framework', { NODE_ENV: environment.NODE_ENV ?? '', PORT: port });
  try {
    const target = { folder, port, script: pageScript('/members', { Accept: 'text/html' }, { fresh: true }) };
    await wrk(target, { connections: 8, seconds: 3 });
    return (await wrk(target, { connections: 8, seconds })).perSecond;
  } finally {
    await framework.stop();
  }
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
    const page = await fetch(origin + values.path, {
      headers: { ...headers, 'Accept-Encoding': 'identity' },
    });
    const html = await page.text();
    const cards = new Set(html.match(/href="\/members\/[0-9a-f-]{36}"/g)).size;
    console.log('page', JSON.stringify({ status: page.status, bytes: html.length, cards }));
    let anew = 0;
    for (const [fresh, connections] of [
      [false, 1],
      [false, 8],
      [true, 1],
      [true, 8],
    ] as const) {
      const target = { folder, port, script: pageScript(values.path, headers, { fresh }) };
      await wrk(target, { connections, seconds: 3 });
      const before = [await site.processorTime(), await api.processorTime()];
      const told = await wrk(target, { connections, seconds });
      const after = [await site.processorTime(), await api.processorTime()];
      const [siteMs, apiMs] = after.map((time, at) =>
        Number(((time - (before[at] ?? 0)) / told.requests).toFixed(2)),
      );
      const what = fresh ? 'printed anew' : 'the same page';
      if (fresh) anew = told.perSecond;
      console.log(`${what}, ${connections} at a time`, JSON.stringify({ ...told, siteMs, apiMs }));
    }
    const bare = await bareFramework(ground);
    const ratio = anew / bare;
    console.log('bare framework', JSON.stringify({ perSecond: bare, ratio: Number(ratio.toFixed(3)), goal }));
    if (ratio < goal) process.exitCode = 1;
  } finally {
    await site.stop();
    await api.stop();
  }
} finally {
  await ground.remove();
}
