import type { Client } from '../edge/client';
import type { Member } from '../sessions/member';
import { limitRules, type LimitName } from './limit-rules';

/** What a rule counts of this request; null for rules whose key the handler names. */
export function limitKey(name: LimitName, client: Client, member: Member | null): string | null {
  const { by } = limitRules[name];
  if (by === 'key') return null;
  return by === 'member' && member ? member.id : client.limitKey;
}
