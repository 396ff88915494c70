import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };
export type Step = (response: ServerResponse) => void;

/**
 * Starts a local server that responds by a list of steps, repeating the last one, and records its requests.
 */
export async function startScriptedServer(...steps: [Step, ...Step[]]) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const step = steps[Math.min(seen.length, steps.length - 1)];
      seen.push({
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      step?.(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type ScriptedServer = Awaited<ReturnType<typeof startScriptedServer>>;

/** Responds with a JSON body. */
export function json(status: number, body: unknown, headers: Record<string, string | string[]> = {}): Step {
  return (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Responds with any text. */
export function text(status: number, type: string, body: string): Step {
  return (response) => response.writeHead(status, { 'Content-Type': type }).end(body);
}

/** Closes the connection before a response. */
export const hangUp: Step = (response) => response.socket?.destroy();

/** Closes the connection in the middle of a response. */
export const cutOff: Step = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"chats": [', () => response.socket?.destroy());
};

/** Never responds. */
export const silence: Step = () => {};
