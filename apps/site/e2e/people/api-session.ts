import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** Someone's API calls through a site, without a browser. */
export class ApiSession {
  cookie = '';

  /** @param origin the brand's site, such as `http://amberlane.localhost:3000` */
  constructor(readonly origin: string) {}

  /** The value of the session cookie. */
  get auth(): string {
    return /(?:^|; )auth=([^;]*)/.exec(this.cookie)?.[1] ?? '';
  }

  /**
   * Calls an operation and returns its response.
   * @throws Error if it is not successful
   */
  async call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const { host, port } = new URL(this.origin);
    const headers = {
      host,
      origin: this.origin,
      cookie: this.cookie,
      'content-type': 'application/json',
      ...(method === 'GET' ? {} : { 'idempotency-key': randomBytes(16).toString('hex') }),
    };
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const cookies = answer.headers['set-cookie'] ?? [];
          if (cookies.length > 0) this.cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
          const status = answer.statusCode ?? 0;
          if (status >= 400) reject(new Error(`${method} ${path} answered ${status}: ${text}`));
          else resolve((text ? JSON.parse(text) : undefined) as Answer);
        });
      });
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  }
}
