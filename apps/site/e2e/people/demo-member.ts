import type { User } from '@heartwood/api-contract';
import { originOf, type VisitedBrand } from '../environment/brands';
import { ApiSession } from './api-session';
import type { MadeMember } from './made-member';

/** The demo's member with likes, conversations and credits; for tests that only look. */
export async function demoMember(brand: VisitedBrand): Promise<MadeMember> {
  const session = new ApiSession(originOf(brand));
  const person = { email: 'premium@demo.example', password: 'heartwood-demo' };
  const { user } = await session.call<{ user: User }>('POST', '/api/user.php', person);
  return { ...person, name: user.name, id: user.id, session };
}
