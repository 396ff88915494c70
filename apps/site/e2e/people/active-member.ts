import type { Credits } from '@heartwood/api-contract';
import type { VisitedBrand } from '../environment/brands';
import { buyCredits, makeMember, sendText, type MadeMember } from './made-member';

/**
 * Creates a member with a match, a conversation, a purchase, a blocked member and answers in the match
 * finder.
 */
export async function makeActiveMember(brand: VisitedBrand): Promise<MadeMember> {
  const [me, other, blocked] = await Promise.all([makeMember(brand), makeMember(brand), makeMember(brand)]);
  const { packages } = await me.session.call<Credits>('GET', '/api/credits.php');
  await buyCredits(me, packages[0]?.credits ?? 0);
  await sendText(other, me.id, 'Hello');
  await sendText(me, other.id, 'Hello');
  await other.session.call('POST', '/api/like.php', { profile: me.id });
  await me.session.call('POST', '/api/like.php', { profile: other.id });
  await me.session.call('POST', '/api/block.php', { profile: blocked.id });
  await me.session.call('PUT', '/api/match-finder.php', { answers: { evening: 'home', sunday: 'lunch' } });
  return me;
}
