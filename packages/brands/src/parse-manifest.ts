import * as v from 'valibot';
import { findContradictions } from './contradictions';
import { ManifestError } from './manifest-error';
import type { ManifestProblem } from './manifest-error';
import { manifestSchema } from './manifest-schema';
import type { Manifest } from './manifest-schema';

/**
 * Parses a brand's manifest and fills in the defaults.
 * @param json the parsed content of `brand.json`
 * @param file its name, for the message
 * @throws ManifestError with every problem
 */
export function parseManifest(json: unknown, file = 'brand.json'): Manifest {
  const result = v.safeParse(manifestSchema, json, { message: formMessage });
  const problems = result.success ? findContradictions(result.output) : result.issues.map(problemOf);
  if (!result.success || problems.length > 0) throw new ManifestError(file, problems);
  return result.output;
}

/** The message where the schema defines none of its own: the expected type. */
function formMessage({ type }: v.BaseIssue<unknown>): string {
  return type === 'array' ? 'write a list in square brackets: [ … ]' : 'write an object in braces: { … }';
}

function problemOf(issue: v.BaseIssue<unknown>): ManifestProblem {
  const path = v.getDotPath(issue) ?? '';
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return { path, message: 'no such field; remove it or check its spelling' };
  if (issue.received === 'undefined') return { path, message: `the field is missing; add it` };
  return { path, message: issue.message };
}
