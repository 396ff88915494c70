import { placedOperations } from '@heartwood/api-contract/operations';

/** `partial`: only its refusals were tried, they hold. */
type Result = 'pass' | 'partial' | 'fail' | 'skipped';

/** What was found about one operation. `proved` says which answers were seen. */
export type Finding = { id: string; result: Result; proved: string[]; problems: string[] };

/** Collects what the probes of a server show, by operation. */
export class Report {
  readonly #proved = new Map<string, string[]>();
  readonly #problems = new Map<string, string[]>();
  readonly #reasons = new Map<string, string>();

  /** Notes a probe: it passes without problems. `what` says in a few words what it was. */
  note(id: string, what: string, problems: string[]): void {
    if (problems.length === 0) append(this.#proved, id, what);
    for (const problem of problems) append(this.#problems, id, `${what}: ${problem}`);
  }

  /** Says why an operation's success was not tried. */
  skip(id: string, reason: string): void {
    this.#reasons.set(id, reason);
  }

  /** One finding per operation, in the document's order. */
  findings(): Finding[] {
    return placedOperations.map(({ id }) => {
      const problems = this.#problems.get(id) ?? [];
      const proved = this.#proved.get(id) ?? [];
      const reason = this.#reasons.get(id);
      const told = reason ? [...proved, `not tried: ${reason}`] : proved;
      return { id, result: resultOf(proved, problems, reason !== undefined), proved: told, problems };
    });
  }
}

/** The report as text, one line an operation and one a problem. */
export function formatReport(url: string, findings: Finding[]): string {
  const width = Math.max(...findings.map(({ id }) => id.length));
  const lines = findings.flatMap(({ id, result, proved, problems }) => [
    `${result.padEnd(8)}${id.padEnd(width + 2)}${proved.join(', ')}`.trimEnd(),
    ...problems.map((problem) => `        - ${problem}`),
  ]);
  const count = (wanted: Result) => findings.filter(({ result }) => result === wanted).length;
  const sum = [
    `${count('pass')} passed`,
    `${count('partial')} partly (refusals only)`,
    `${count('fail')} failed`,
    `${count('skipped')} skipped`,
  ].join(', ');
  return [`Contract of ${url}`, '', ...lines, '', sum, ''].join('\n');
}

function resultOf(proved: string[], problems: string[], limited: boolean): Result {
  if (problems.length > 0) return 'fail';
  if (proved.length === 0) return 'skipped';
  return limited ? 'partial' : 'pass';
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
