import { setTimeout as sleep } from 'node:timers/promises';
import { endWhenAsked, endWith, isEnding, startChild } from '../src/children.mjs';
import { lastRunEnded, reasonNotToStart } from '../src/free-place.mjs';
import { startStep } from '../src/progress.mjs';
import { build, ensureInstalled, loadEnvironmentFile, requireNode, root, run } from '../src/workspace.mjs';

/** Maximum delay of a server's log line; startup messages must appear before the `ready` line. */
const logGatheredMs = 100;

let serving = false;
endWhenAsked((exitCode) => (serving ? 0 : exitCode));

requireNode();
loadEnvironmentFile();

const environment = {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  PORT: process.env.PORT || '3000',
  API_PORT: process.env.API_PORT || '3001',
  SANDBOX_PORT: process.env.SANDBOX_PORT || '3002',
  DATA_DIR: process.env.DATA_DIR,
};
const ownApi = !process.env.API_ORIGIN;
environment.API_ORIGIN = process.env.API_ORIGIN || `http://127.0.0.1:${environment.API_PORT}`;
environment.BASE_URL = process.env.BASE_URL || `http://localhost:${environment.PORT}`;

if (ownApi) {
  await lastRunEnded({ ...process.env, ...environment }, () =>
    console.log('Waiting for the last run to end …'),
  );
}
const reason = await reasonNotToStart({ ...process.env, ...environment }, ownApi);
if (reason) {
  console.error(reason);
  process.exit(1);
}

await ensureInstalled('serving');
await build('api', 'site');

if (ownApi) {
  const step = startStep('Preparing the database');
  const code = await run(process.execPath, ['apps/api/build/prepare.js'], {
    env: environment,
    onMessage: ({ drawn, of }) => step.update(`${drawn} of ${of} pictures of demo members drawn`),
  });
  step.end();
  if (code !== 0) process.exit(code);
}

function start(name, script) {
  const child = startChild(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    // The servers stop when this channel closes, as when this process is killed.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.once('exit', (code, signal) => {
    if (isEnding()) return;
    console.error(`The ${name} process ended (${signal ?? `exit code ${code}`}); everything stops.`);
    void endWith(code || 1);
  });
}

async function ready(url) {
  while (!isEnding()) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}

serving = true;
if (ownApi) {
  start('api', 'apps/api/build/server.js');
  await ready(`${environment.API_ORIGIN}/readyz`);
}
if (!isEnding()) {
  start('site', 'apps/site/build/server/index.js');
  await ready(`http://127.0.0.1:${environment.PORT}/readyz`);
}
if (!isEnding()) {
  const { announcement } = await import('../src/announcement.mjs');
  await sleep(2 * logGatheredMs);
  for (const line of await announcement(environment, ownApi)) console.log(line);
}
