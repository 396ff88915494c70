import { unwrap } from '@heartwood/api-client';
import type { User } from '@heartwood/api-contract';
import { browserApi } from '../../member/browser-api';

/** Loads the current member from the API; `null` if the session has ended. */
export async function loadUser(): Promise<User | null> {
  const { user } = await unwrap(browserApi().GET('/api/user.php'));
  return user;
}
