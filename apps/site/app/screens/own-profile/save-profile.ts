import { unwrap } from '@heartwood/api-client';
import type { ProfileChanges } from '@heartwood/flows';
import type { FormProblem } from '../../forms/form-problem';
import { browserApi } from '../../member/browser-api';
import { outcomeOf } from './outcome';

/** Saves the own profile from the browser. Returns the problem, or nothing if it was saved. */
export async function saveProfile(changes: ProfileChanges): Promise<FormProblem | undefined> {
  const { problem } = await outcomeOf(unwrap(browserApi().PUT('/api/profile.php', { body: changes })));
  return problem;
}
