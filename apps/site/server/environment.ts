import { isThisMachine } from '@heartwood/domain';
import * as v from 'valibot';

const port = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(0), v.maxValue(65_535));
const origin = v.pipe(
  v.string(),
  v.url(),
  v.transform((value) => new URL(value).origin),
  v.check((value) => value !== 'null', 'must be an http or https origin'),
);
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);
const flag = v.pipe(
  v.picklist(['0', '1']),
  v.transform((value) => value === '1'),
);

const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  PORT: v.optional(port, '3000'),
  HOST: v.optional(v.string(), '0.0.0.0'),
  BASE_URL: v.optional(origin),
  BRAND: v.optional(v.string()),
  API_PORT: v.optional(port, '3001'),
  API_ORIGIN: v.optional(origin),
  SANDBOX_PORT: v.optional(port, '3002'),
  CHECKOUT_ORIGINS: v.optional(v.pipe(list, v.array(origin))),
  TRUSTED_PROXIES: v.optional(list, ''),
  COMPRESS_HTML: v.optional(flag, '1'),
  LOG_LEVEL: v.optional(v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), 'info'),
});

/** The names of all keys. */
export const environmentKeys = Object.keys(schema.entries);

/** Configuration of the site's process, parsed once at boot. Keys are described in `.env.example`. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** The public origin, such as `https://example.com`; if absent, each request's host is used. */
  readonly baseUrl?: string;
  readonly apiOrigin: string;
  /** Origins that a payment form may lead to. */
  readonly checkoutOrigins: readonly string[];
  /** Addresses or CIDR ranges whose forwarded headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly compressHtml: boolean;
  readonly logLevel: string;
}

/** Invalid environment; `problems` names each key and how to fix it. */
export class EnvironmentError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The site cannot start:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'EnvironmentError';
  }
}

function findProblems(values: v.InferOutput<typeof schema>): string[] {
  if (!values.BASE_URL) {
    return values.NODE_ENV === 'production'
      ? [
          `BASE_URL is missing: the origin of the site; http://localhost:${values.PORT} for a demo on this machine`,
        ]
      : [];
  }
  if (isThisMachine(values.BASE_URL)) return [];
  const problems: string[] = [];
  if (!values.BASE_URL.startsWith('https:')) problems.push('BASE_URL must be an https address');
  if (!values.API_ORIGIN)
    problems.push('API_ORIGIN is missing: the origin of the server that keeps the contract');
  if (!values.CHECKOUT_ORIGINS) {
    problems.push('CHECKOUT_ORIGINS is missing: the origins of the payment provider, separated by commas');
  }
  return problems;
}

/**
 * Reads the environment.
 * @throws EnvironmentError if a value is malformed, if production has no `BASE_URL`, or if a public one comes
 * without what it requires
 */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = v.safeParse(schema, present);
  if (!parsed.success) {
    throw new EnvironmentError(
      parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'}: ${issue.message}`),
    );
  }
  const values = parsed.output;
  const problems = findProblems(values);
  if (problems.length > 0) throw new EnvironmentError(problems);
  const local = !values.BASE_URL || isThisMachine(values.BASE_URL);
  return {
    port: values.PORT,
    host: values.HOST,
    baseUrl: values.BASE_URL,
    apiOrigin: values.API_ORIGIN ?? `http://127.0.0.1:${values.API_PORT}`,
    checkoutOrigins: values.CHECKOUT_ORIGINS ?? (local ? [`http://localhost:${values.SANDBOX_PORT}`] : []),
    trustedProxies: values.TRUSTED_PROXIES,
    compressHtml: values.COMPRESS_HTML,
    logLevel: values.LOG_LEVEL,
  };
}
