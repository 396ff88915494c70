import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, get, request, type IncomingMessage } from 'node:http';
import { idOf, tokenOf } from './seed-members';

const agent = new Agent({ keepAlive: true });

const headersOf = (member: number, port: string) => ({
  host: `localhost:${port}`,
  cookie: `auth=${tokenOf(member)}`,
  'sec-fetch-site': 'same-origin',
});

interface Asked {
  port: string;
  path: string;
  /** Sent as JSON in a POST. */
  body?: object;
}

/** Calls the API as a member and returns the response. */
export async function ask(
  member: number,
  { port, path, body }: Asked,
): Promise<{ status: number; text: string }> {
  const json = body && JSON.stringify(body);
  const headers = {
    ...headersOf(member, port),
    ...(json !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
      'idempotency-key': randomUUID(),
    }),
  };
  const method = json === undefined ? 'GET' : 'POST';
  const asked = request({ agent, host: '127.0.0.1', port, method, path, headers });
  asked.end(json);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  let text = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  await once(answer, 'end');
  return { status: answer.statusCode ?? 0, text };
}

/** Sends a text from one member to another. */
export const send = (from: number, to: number, text: string, port: string) =>
  ask(from, { port, path: '/api/chat.php', body: { profile: idOf(to), type: 'text', text } });

/** A member's event stream, read as a browser reads it; `texts` maps each message text to when it arrived. */
export async function follow(
  member: number,
  port: string,
): Promise<{ texts: Map<string, number>; stop: () => void }> {
  const texts = new Map<string, number>();
  const asked = get({ host: '127.0.0.1', port, path: '/api/events.php', headers: headersOf(member, port) });
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`the event stream answered ${answer.statusCode}`);
  let rest = '';
  answer.setEncoding('utf8').on('data', (chunk: string) => {
    const frames = (rest + chunk).split('\n\n');
    rest = frames.pop() ?? '';
    for (const frame of frames) {
      const text = /"text":"([^"]+)"/.exec(frame)?.[1];
      if (text) texts.set(text, performance.now());
    }
  });
  answer.on('error', () => undefined);
  return { texts, stop: () => asked.destroy() };
}
