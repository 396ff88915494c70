import { unwrap } from '@heartwood/api-client';
import type { ProfileChanges } from '@heartwood/flows';
import type { FormProblem } from '../../forms/form-problem';
import { browserApi } from '../../member/browser-api';
import { outcomeOf } from './outcome';

/** Changes the own profile from the browser. Gives what was wrong, or nothing where it is saved. */
export async function saveProfile(changes: ProfileChanges): Promise<FormProblem | undefined> {
  const { problem } = await outcomeOf(unwrap(browserApi().PUT('/api/profile.php', { body: changes })));
  return problem;
}
