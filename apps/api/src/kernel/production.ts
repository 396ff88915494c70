import { isThisMachine } from '@heartwood/domain';
import { demoSecret, type Settings } from './settings-schema';

type Key = keyof Settings;

interface Group {
  /** Set together or not at all. */
  keys: readonly Key[];
  /** Optional additions to them. */
  options?: readonly Key[];
  /** What replaces them in a demo; rejected in production. */
  standIn?: string;
}

const groups: readonly Group[] = [
  { keys: ['BACKUP_DIR', 'BACKUP_KEY'] },
  { keys: ['SMTP_URL', 'MAIL_FROM'], standIn: 'the demo mailbox' },
  { keys: ['MAIL_EVENT_SECRET'], standIn: 'mail without the provider’s hook' },
  { keys: ['SMS_URL', 'SMS_TOKEN'] },
  { keys: ['MOLLIE_API_KEY'], standIn: 'the sandbox provider' },
  { keys: ['VAPID_SUBJECT', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'], standIn: 'the push outbox' },
  { keys: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'], options: ['S3_ENDPOINT', 'S3_REGION'] },
];

/** Services that send links to members, whose host must therefore not be chosen by the request. */
const reachingMembers: readonly Key[] = ['SMTP_URL', 'SMS_URL', 'MOLLIE_API_KEY'];

/** Whether members come from outside: the site's address is not this machine's. Tests may use any address. */
export function isRealProduction({ NODE_ENV, BASE_URL }: Pick<Settings, 'NODE_ENV' | 'BASE_URL'>): boolean {
  return NODE_ENV !== 'test' && BASE_URL !== undefined && !isThisMachine(BASE_URL);
}

/** Whether these settings make a demo: explicitly, or by default on this machine. */
export function isDemo({ DEMO, BASE_URL }: Pick<Settings, 'DEMO' | 'BASE_URL'>): boolean {
  return DEMO === undefined ? BASE_URL === undefined || isThisMachine(BASE_URL) : DEMO === '1';
}

/** Why the processes must not run with these settings; each problem names its key. */
export function findProblems(settings: Settings): string[] {
  return [...findAddressProblems(settings), ...findProductionProblems(settings), ...findMissing(settings)];
}

function findAddressProblems(settings: Settings): string[] {
  const { NODE_ENV, PORT, BASE_URL } = settings;
  if (NODE_ENV === 'production' && BASE_URL === undefined)
    return [
      `BASE_URL: missing, the origin of the site; http://localhost:${PORT} runs a demo on this machine`,
    ];
  if (!isDemo(settings)) return [];
  if (BASE_URL !== undefined && !isThisMachine(BASE_URL))
    return ['DEMO: demo members are refused at an address that others reach, set DEMO=0'];
  const reaching = reachingMembers.find((key) => settings[key] !== undefined);
  return reaching
    ? [`BASE_URL: missing, the origin of the site; ${reaching} is given, which a demo does not use`]
    : [];
}

function findProductionProblems(settings: Settings): string[] {
  if (!isRealProduction(settings)) return [];
  const problems: string[] = [];
  if (!settings.BASE_URL?.startsWith('https:')) problems.push('BASE_URL: must be an https address');
  if (settings.LIMITS === 'off') problems.push('LIMITS: must be on in production');
  if (settings.SESSION_SECRET === demoSecret)
    problems.push('SESSION_SECRET: missing, the default is refused in production');
  if (settings.PUSH_TEST_HOSTS.length > 0) problems.push('PUSH_TEST_HOSTS: is for tests');
  return problems;
}

function findMissing(settings: Settings): string[] {
  return groups.flatMap(({ keys, options = [], standIn }) => {
    const missing = keys.filter((key) => settings[key] === undefined);
    const given = [...keys, ...options].find((key) => settings[key] !== undefined);
    if (given) return missing.map((key) => `${key}: missing, ${given} is given`);
    if (!standIn || !isRealProduction(settings)) return [];
    return missing.map((key) => `${key}: missing, ${standIn} is refused in production`);
  });
}
