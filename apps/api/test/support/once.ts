import type { TestProject } from 'vitest/node';
import { buildEntries } from './entries';
import { makeTemplate } from './template';

/** What a run needs once: the template of its databases and the built entries, made side by side. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo = await Promise.all([makeTemplate(project), buildEntries(project)]);
  return async () => {
    await Promise.all(undo.map((remove) => remove()));
  };
}
