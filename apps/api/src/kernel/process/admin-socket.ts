import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { unlink } from 'node:fs/promises';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Logger } from 'pino';
import { hashSecret } from '../secrets';

/** An operator command: takes its arguments and returns the lines to print. */
export type AdminCommand = (args: readonly string[]) => Promise<string>;

const longestPath = 100;
const longestRequest = 65_536;

/** The socket path on which the process of this port accepts commands. */
export function adminSocketPath(dataDirectory: string, port: number): string {
  const path = join(dataDirectory, `admin-${port}.sock`);
  return path.length <= longestPath
    ? path
    : join(tmpdir(), `heartwood-${hashSecret(path).slice(0, 16)}.sock`);
}

/** Commands that read no data. */
const dataless = ['status', 'stop'];

/** Logs a command that reads or changes data: its words and ids, never what an option contains. */
export function logCommand(log: Logger, command: string, args: readonly string[]): void {
  if (dataless.includes(command)) return;
  const options = args.findIndex((arg) => arg.startsWith('-'));
  const words = (options === -1 ? args : args.slice(0, options)).filter((arg) => /^[\w-]{1,40}$/.test(arg));
  log.warn({ security: 'admin_command', command, args: words }, 'admin command');
}

/** Accepts commands on a socket that only this user may open. One JSON line in, one JSON line out. */
export async function openAdminSocket(
  path: string,
  commands: Record<string, AdminCommand>,
  log: Logger,
): Promise<Server> {
  mkdirSync(dirname(path), { recursive: true });
  if (existsSync(path)) {
    if (await answers(path)) throw new Error(`another process listens on ${path}`);
    // Not `rm`, which stats the socket first: after that, Node 20 fails to follow symlinks to the modules it
    // loads.
    await unlink(path).catch(() => undefined);
  }
  const server = createServer((socket) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      text += chunk;
      if (text.length > longestRequest) socket.destroy();
      else if (text.includes('\n'))
        void run(text, commands, log).then((answer) => socket.end(`${JSON.stringify(answer)}\n`));
    });
  });
  const umask = process.umask(0o177);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
    process.umask(umask);
  });
  chmodSync(path, 0o600);
  server.unref();
  return server;
}

interface AdminAnswer {
  ok: boolean;
  output: string;
}

async function run(text: string, commands: Record<string, AdminCommand>, log: Logger): Promise<AdminAnswer> {
  try {
    const { command, args } = JSON.parse(text) as { command: string; args: string[] };
    const known = Object.hasOwn(commands, command) ? commands[command] : undefined;
    if (!known)
      return { ok: false, output: `unknown command; there are ${Object.keys(commands).join(', ')}` };
    logCommand(log, command, args);
    return { ok: true, output: await known(args) };
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error) };
  }
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(path);
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });
}

/** Sends a command to the running process; null if none is running. */
export function askAdmin(
  path: string,
  command: string,
  args: readonly string[],
): Promise<AdminAnswer | null> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(path);
    let text = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify({ command, args })}\n`));
    socket.on('data', (chunk: string) => (text += chunk));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    socket.on('end', () => resolve(text ? (JSON.parse(text) as AdminAnswer) : null));
  });
}
