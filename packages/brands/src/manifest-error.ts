/** One thing to fix: where (`packages.EUR.0.amount`) and how. */
export type ManifestProblem = { path: string; message: string };

/** A brand's manifest that can't be used; the message lists all that is to be fixed, one line each. */
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
