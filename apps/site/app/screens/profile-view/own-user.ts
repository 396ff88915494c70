import { unwrap } from '@heartwood/api-client';
import type { User } from '@heartwood/api-contract';
import { browserApi } from '../../member/browser-api';

/** The member as the API knows them now; `null` where the session is over. */
export async function loadUser(): Promise<User | null> {
  const { user } = await unwrap(browserApi().GET('/api/user.php'));
  return user;
}
