import { placedOperations } from '@heartwood/api-contract/operations';

const nothingToTry = 'the server showed nothing to try it with';

/** `partial`: only the refusals were checked, and they passed. */
type Result = 'pass' | 'partial' | 'fail' | 'skipped';

/** The finding for one operation. `proved` names the responses that were seen. */
export type Finding = { id: string; result: Result; proved: string[]; problems: string[] };

/** Collects the results of a server's probes by operation. */
export class Report {
  readonly #proved = new Map<string, string[]>();
  readonly #succeeded = new Set<string>();
  readonly #problems = new Map<string, string[]>();
  readonly #reasons = new Map<string, string>();

  /** Records a call expected to succeed; it passes without problems. `what` is a short label. */
  note(id: string, what: string, problems: string[]): void {
    this.noteRefusal(id, what, problems);
    if (problems.length === 0) this.#succeeded.add(id);
  }

  /** Records a call expected to be refused; it proves no more than that. */
  noteRefusal(id: string, what: string, problems: string[]): void {
    if (problems.length === 0) append(this.#proved, id, what);
    for (const problem of problems) append(this.#problems, id, `${what}: ${problem}`);
  }

  /** Records why an operation's success was not checked. */
  skip(id: string, reason: string): void {
    this.#reasons.set(id, reason);
  }

  /** Returns one finding per operation, in the document's order. */
  findings(): Finding[] {
    return placedOperations.map(({ id }) => {
      const problems = this.#problems.get(id) ?? [];
      const proved = this.#proved.get(id) ?? [];
      const reason = this.#reasons.get(id);
      const tried = this.#succeeded.has(id) && reason === undefined;
      const provedLines =
        tried || problems.length > 0 ? proved : [...proved, `not tried: ${reason ?? nothingToTry}`];
      return { id, result: resultOf(proved, problems, tried), proved: provedLines, problems };
    });
  }
}

/** Formats the report as text, one line per operation and one per problem. */
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
