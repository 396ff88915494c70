import type { Search, User } from '@heartwood/api-contract';
import { originOf, type VisitedBrand } from '../environment/brands';
import { ApiSession } from './api-session';
import type { MadeMember } from './made-member';

/**
 * The demo member who has bought credits, a woman who seeks men, and the one who has none, a man who seeks
 * women; both have likes and conversations.
 */
export type DemoMember = 'premium' | 'free';

/** Logs in a demo member; for read-only tests. */
export async function demoMember(brand: VisitedBrand, who: DemoMember = 'premium'): Promise<MadeMember> {
  const session = new ApiSession(originOf(brand));
  const person = { email: `${who}@demo.example`, password: 'heartwood-demo' };
  const { user } = await session.call<{ user: User }>('POST', '/api/user.php', person);
  return { ...person, name: user.name, id: user.id, session };
}

/** Returns the demo member who seeks the people of the brand's niche, and the gender sought. */
export function seekerOf({ id }: VisitedBrand): { who: DemoMember; gender: 'female' | 'male' } {
  const seeksMen = id === 'amberlane' || id === 'samtlicht' || id === 'nordkobalt';
  return seeksMen ? { who: 'premium', gender: 'male' } : { who: 'free', gender: 'female' };
}

/** Returns a demo member with a photo whom the brand shows: the named ones do not fit every niche. */
export async function shownMember(brand: VisitedBrand): Promise<string> {
  const { who, gender } = seekerOf(brand);
  const { session } = await demoMember(brand, who);
  const { results } = await session.call<Search>('GET', `/api/members.php?gender=${gender}&with_photo=true`);
  const shown = results.find(({ demo }) => demo);
  if (!shown) throw new Error(`${brand.id} shows no demo member`);
  return shown.id;
}
