import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, ensureInstalled, loadEnvironmentFile, requireNode, root, run } from '../src/workspace.mjs';

requireNode();
loadEnvironmentFile();
await ensureInstalled();

console.log('Building …');
await build('api', 'site');

const environment = {
  NODE_ENV: process.env.NODE_ENV ?? 'production',
  PORT: process.env.PORT ?? '3000',
  API_PORT: process.env.API_PORT ?? '3001',
  SANDBOX_PORT: process.env.SANDBOX_PORT ?? '3002',
  DATA_DIR: process.env.DATA_DIR ?? join(root, '.data'),
};
environment.API_ORIGIN = process.env.API_ORIGIN ?? `http://127.0.0.1:${environment.API_PORT}`;
environment.BASE_URL = process.env.BASE_URL ?? `http://localhost:${environment.PORT}`;
const ownApi = !process.env.API_ORIGIN;

if (ownApi) {
  console.log('Preparing the database …');
  const code = await run(process.execPath, ['apps/api/build/prepare.js'], { env: environment });
  if (code !== 0) process.exit(code);
}

const children = [];
const stopping = new AbortController();

async function stop(code) {
  if (stopping.signal.aborted) return;
  stopping.abort();
  for (const child of children) if (child.exitCode === null) child.kill('SIGTERM');
  await Promise.all(children.map((child) => child.ended));
  process.exit(code);
}

function start(name, script) {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  child.ended = new Promise((resolve) => child.once('exit', resolve));
  child.once('exit', (code) => {
    if (!stopping.signal.aborted) console.error(`The ${name} process ended (${code ?? 'by a signal'}).`);
    void stop(code || 1);
  });
  children.push(child);
}

process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));

async function ready(url) {
  while (!stopping.signal.aborted) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(50);
  }
}

if (ownApi) {
  start('api', 'apps/api/build/server.js');
  await ready(`${environment.API_ORIGIN}/readyz`);
}
start('site', 'apps/site/build/server/index.js');
await ready(`http://127.0.0.1:${environment.PORT}/readyz`);

if (!stopping.signal.aborted) {
  const { announcement } = await import('../src/announcement.mjs');
  for (const line of await announcement(environment, ownApi)) console.log(line);
}
