/** The part of an ajv violation that is needed. */
export interface Violation {
  keyword: string;
  instancePath: string;
  schemaPath: string;
}

const branch = /^(?:.*?\/oneOf\/\d+|[^#]*#\/components\/schemas\/\w+)(?=\/)/;

/**
 * Returns the violations of the closest branch of a body with several alternatives (the first of equals), and
 * all violations where there is only one.
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
