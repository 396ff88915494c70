import { seededRandom } from '../random';
import { conversationsOf } from './conversations';
import type { DemoPool, PoolRequest } from './demo-member';
import { likesAmong } from './likes';
import { membersOf } from './members';

/** Generates a pool's members with their likes and conversations; deterministic for a request. */
export function demoPool(request: PoolRequest): DemoPool {
  const random = seededRandom(`${request.seed} ${request.pool.id} meetings`);
  const members = membersOf(request);
  const likes = likesAmong(members, request.now, random);
  const conversations = conversationsOf(members, likes, request.now, random);
  return { members, likes, conversations };
}
