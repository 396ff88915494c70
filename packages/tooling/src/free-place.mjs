import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { servesDemo } from './announcement.mjs';

function whyNotListening(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code }) => resolve(code));
    server.listen(Number(port), host, () => server.close(() => resolve(undefined)));
  });
}

/** Returns the process that holds a data directory's lock, if it is running. */
function ownerOf(dataDirectory) {
  const lock = join(dataDirectory, 'database.lock');
  if (!existsSync(lock)) return undefined;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error.code === 'EPERM' ? pid : undefined;
  }
}

async function takenPort(environment, ownApi) {
  const hosts = {
    PORT: environment.HOST || '0.0.0.0',
  };
  if (ownApi) hosts.API_PORT = environment.API_HOST || '127.0.0.1';
  if (ownApi && servesDemo(environment.DEMO, environment.BASE_URL)) hosts.SANDBOX_PORT = hosts.API_PORT;
  const seen = new Map();
  for (const [key, host] of Object.entries(hosts)) {
    const port = environment[key];
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return `${key} is not a port: ${port}`;
    if (seen.has(port)) return `${key} and ${seen.get(port)} are both ${port}; give each a port of its own.`;
    if (port !== '0') seen.set(port, key);
    const code = await whyNotListening(port, host);
    if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what uses it, or set ${key} to another.`;
    if (code) return `Port ${port} cannot be used (${code}): set ${key} to another.`;
  }
  return undefined;
}

/**
 * Waits for a previous run that is shutting down: its site no longer listens, but its API is still closing
 * the database. Times out after `longestMs`.
 * @param {Record<string, string | undefined>} environment with PORT, DATA_DIR and DATABASE_URL
 * @param {() => void} onWait called once if it has to wait
 */
export async function lastRunEnded(environment, onWait, longestMs = 20_000) {
  if (environment.DATABASE_URL || !ownerOf(environment.DATA_DIR)) return;
  if (await whyNotListening(environment.PORT, environment.HOST || '0.0.0.0')) return;
  onWait();
  for (let waited = 0; waited < longestMs && ownerOf(environment.DATA_DIR); waited += 50) await sleep(50);
}

/**
 * Returns why the start command cannot run its processes here, as one line; undefined when it can.
 * @param {Record<string, string | undefined>} environment with PORT, API_PORT, SANDBOX_PORT, DATA_DIR and
 * BASE_URL
 * @param {boolean} ownApi whether the reference API is to run next to the site
 */
export async function reasonNotToStart(environment, ownApi) {
  const reason = await takenPort(environment, ownApi);
  const owner = ownApi && !environment.DATABASE_URL ? ownerOf(environment.DATA_DIR) : undefined;
  if (owner && reason?.startsWith('Port ')) {
    return `${environment.DATA_DIR} is in use by process ${owner}: Heartwood runs already. Stop it first, or set DATA_DIR and the ports to others.`;
  }
  return reason;
}
