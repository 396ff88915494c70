import { parseArgs } from 'node:util';
import { formatReport } from './report';
import { checkServer } from './run';

const usage = `Checks a server against the contract.

  npm run contract -- <url> [--email <address> --password <password>] [--timeout <ms>]

Only calls that change nothing are made. With a member's login, what needs a session is checked too.
CONTRACT_EMAIL and CONTRACT_PASSWORD may stand in for the two options.
`;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs the command. Returns the exit code: 0 when nothing failed, 1 when something did, 2 for invalid
 * arguments.
 */
export async function runCheckCommand(
  args: string[],
  environment: Environment,
  write: (text: string) => void,
): Promise<0 | 1 | 2> {
  const parsed = readArguments(args, environment);
  if (!parsed) {
    write(usage);
    return 2;
  }
  const findings = await checkServer(parsed);
  write(formatReport(parsed.url, findings));
  return findings.some(({ result }) => result === 'fail') ? 1 : 0;
}

function readArguments(args: string[], environment: Environment) {
  try {
    const { values, positionals } = parseArgs({
      args: args.filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: { email: { type: 'string' }, password: { type: 'string' }, timeout: { type: 'string' } },
    });
    const [url, ...more] = positionals;
    if (!url || more.length > 0 || !/^https?:$/.test(new URL(url).protocol)) return null;
    const email = values.email ?? environment['CONTRACT_EMAIL'];
    const password = values.password ?? environment['CONTRACT_PASSWORD'];
    const timeoutMs = Number(values.timeout ?? 10_000);
    if (!Number.isInteger(timeoutMs) || timeoutMs < 1 || Boolean(email) !== Boolean(password)) return null;
    return { url, timeoutMs, ...(email && password ? { credentials: { email, password } } : {}) };
  } catch {
    return null;
  }
}
