/** As much of a violation as ajv tells of it. */
export interface Violation {
  keyword: string;
  instancePath: string;
  schemaPath: string;
}

const branch = /^(?:.*?\/oneOf\/\d+|[^#]*#\/components\/schemas\/\w+)(?=\/)/;

/**
 * The violations of a body that may be one of several: those of the one it comes closest to (the first of them where
 * several are as close), and all of them where it may only be one.
 * @param root the body's own instance path
 */
export function closestBranch<Each extends Violation>(violations: readonly Each[], root: string): Each[] {
  const isChoice = ({ keyword, instancePath }: Each) => keyword === 'oneOf' && instancePath === root;
  if (!violations.some(isChoice)) return [...violations];
  const branches = new Map<string, Each[]>();
  for (const violation of violations.filter((each) => !isChoice(each))) {
    const name = branch.exec(violation.schemaPath)?.[0] ?? '';
    branches.set(name, [...(branches.get(name) ?? []), violation]);
  }
  return (
    [...branches.values()].reduce<Each[] | null>(
      (closest, each) => (closest && closest.length <= each.length ? closest : each),
      null,
    ) ?? [...violations]
  );
}
