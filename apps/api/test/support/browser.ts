import type { ApiApp } from '../../src/kernel/api-app';

/** A response in comparable form: the body parsed, null if empty. */
export interface Answer {
  status: number;
  body: unknown;
  headers: Headers;
}

interface Options {
  headers?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
}

/** A browser on one brand's site: keeps its cookie, and sends the origin headers that browsers send. */
export class Browser {
  cookie: string | null = null;

  constructor(
    private readonly app: ApiApp,
    readonly host: string,
    readonly address: string,
  ) {}

  get(path: string, options?: Options): Promise<Answer> {
    return this.ask('GET', path, undefined, options);
  }

  post(path: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.ask('POST', path, body, options);
  }

  put(path: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.ask('PUT', path, body, options);
  }

  delete(path: string, body?: unknown, options?: Options): Promise<Answer> {
    return this.ask('DELETE', path, body, options);
  }

  private async ask(method: string, path: string, body: unknown, { headers = {}, query = {} }: Options = {}) {
    const url = new URL(path, `http://${this.host}`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
    const json = body !== undefined && !(body instanceof FormData);
    const request = new Request(url, {
      method,
      headers: {
        host: this.host,
        'sec-fetch-site': 'same-origin',
        ...(json && { 'content-type': 'application/json' }),
        ...(this.cookie && { cookie: this.cookie }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    return this.send(request);
  }

  /** Sends a request unchanged, and keeps the cookie it sets. */
  async send(request: Request): Promise<Answer> {
    const response = await this.app.fetch(request, { peer: this.address });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = /Max-Age=0/.test(set) ? null : (set.split(';')[0] ?? null);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? await response.json() : (await response.text()) || null;
    return { status: response.status, body, headers: response.headers };
  }
}
