/** A validation error: where (`packages.EUR.0.amount`) and how to fix it. */
export type ManifestProblem = { path: string; message: string };

/** An invalid brand manifest; the message lists every problem, one per line. */
export class ManifestError extends Error {
  readonly problems: readonly ManifestProblem[];

  constructor(file: string, problems: readonly ManifestProblem[]) {
    super(
      [`${file} needs ${problems.length === 1 ? 'a change' : `${problems.length} changes`}:`]
        .concat(problems.map(({ path, message }) => `  ${path || 'the file'}: ${message}`))
        .join('\n'),
    );
    this.name = 'ManifestError';
    this.problems = problems;
  }
}
