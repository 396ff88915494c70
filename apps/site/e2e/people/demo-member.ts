import type { User } from '@heartwood/api-contract';
import { originOf, type VisitedBrand } from '../environment/brands';
import { ApiSession } from './api-session';
import type { MadeMember } from './made-member';

/** The demo member who has bought credits, and the one who has none; both have likes and conversations. */
export type DemoMember = 'premium' | 'free';

/** Logs in a demo member; for read-only tests. */
export async function demoMember(brand: VisitedBrand, who: DemoMember = 'premium'): Promise<MadeMember> {
  const session = new ApiSession(originOf(brand));
  const person = { email: `${who}@demo.example`, password: 'heartwood-demo' };
  const { user } = await session.call<{ user: User }>('POST', '/api/user.php', person);
  return { ...person, name: user.name, id: user.id, session };
}
