import { placedOperations } from '@heartwood/api-contract/operations';

const nothingToTry = 'the server showed nothing to try it with';

/** `partial`: only its refusals were tried, they hold. */
type Result = 'pass' | 'partial' | 'fail' | 'skipped';

/** What was found about one operation. `proved` says which answers were seen. */
export type Finding = { id: string; result: Result; proved: string[]; problems: string[] };

/** Collects what the probes of a server show, by operation. */
export class Report {
  readonly #proved = new Map<string, string[]>();
  readonly #succeeded = new Set<string>();
  readonly #problems = new Map<string, string[]>();
  readonly #reasons = new Map<string, string>();

  /** Notes a call that was to succeed: it passes without problems. `what` says in a few words what it was. */
  note(id: string, what: string, problems: string[]): void {
    this.noteRefusal(id, what, problems);
    if (problems.length === 0) this.#succeeded.add(id);
  }

  /** Notes a call that was to be refused; it proves no more than that. */
  noteRefusal(id: string, what: string, problems: string[]): void {
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
      const tried = this.#succeeded.has(id) && reason === undefined;
      const told =
        tried || problems.length > 0 ? proved : [...proved, `not tried: ${reason ?? nothingToTry}`];
      return { id, result: resultOf(proved, problems, tried), proved: told, problems };
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

function resultOf(proved: string[], problems: string[], tried: boolean): Result {
  if (problems.length > 0) return 'fail';
  if (proved.length === 0) return 'skipped';
  return tried ? 'pass' : 'partial';
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}
