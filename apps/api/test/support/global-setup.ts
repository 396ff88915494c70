import type { TestProject } from 'vitest/node';
import { buildEntries } from './entries';
import { makeTemplate } from './template';

/** Global setup, once per run: the database template and the built entry points, prepared in parallel. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo = await Promise.all([makeTemplate(project), buildEntries(project)]);
  return async () => {
    await Promise.all(undo.map((remove) => remove()));
  };
}
