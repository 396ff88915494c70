/** The session secret of the demo; production refuses it. */
export const demoSecret = 'heartwood-demo-secret-not-for-production';

/** Whether an address is this machine's own. */
export function isLocal(url: string): boolean {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
}

interface Configured {
  NODE_ENV: string;
  BASE_URL?: string;
  DEMO?: '0' | '1';
  LIMITS: string;
  SESSION_SECRET: string;
  SMTP_URL?: string;
  MAIL_FROM?: string;
  MOLLIE_API_KEY?: string;
  VAPID_SUBJECT?: string;
  VAPID_PUBLIC_KEY?: string;
  VAPID_PRIVATE_KEY?: string;
  PUSH_TEST_HOSTS: readonly string[];
}

/** Whether members come from outside: production at an address that is not this machine's. */
export function isRealProduction({ NODE_ENV, BASE_URL }: Pick<Configured, 'NODE_ENV' | 'BASE_URL'>): boolean {
  return NODE_ENV === 'production' && BASE_URL !== undefined && !isLocal(BASE_URL);
}

/** Why these settings must not run in production at a real address; empty where they may, or where it is a demo. */
export function findProductionProblems(settings: Configured): string[] {
  if (!isRealProduction(settings)) return [];
  const problems: string[] = [];
  if (settings.DEMO === '1') problems.push('DEMO: demo members are refused in production, set DEMO=0');
  if (settings.LIMITS === 'off') problems.push('LIMITS: must be on in production');
  if (settings.SESSION_SECRET === demoSecret)
    problems.push('SESSION_SECRET: missing, the default is refused in production');
  if (!settings.SMTP_URL) problems.push('SMTP_URL: missing, the demo mailbox is refused in production');
  if (!settings.MAIL_FROM) problems.push('MAIL_FROM: missing');
  if (!settings.MOLLIE_API_KEY)
    problems.push('MOLLIE_API_KEY: missing, the sandbox provider is refused in production');
  const keys = ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const;
  for (const key of keys)
    if (!settings[key]) problems.push(`${key}: missing, the push outbox is refused in production`);
  if (settings.PUSH_TEST_HOSTS.length > 0) problems.push('PUSH_TEST_HOSTS: is for tests');
  return problems;
}
