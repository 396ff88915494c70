import { seededRandom } from '../random';
import { conversationsOf } from './conversations';
import type { DemoPool, PoolRequest } from './demo-member';
import { likesAmong } from './likes';
import { membersOf } from './members';

/** Members of a pool with their likes and conversations; the same request always gives the same. */
export function demoPool(request: PoolRequest): DemoPool {
  const random = seededRandom(`${request.seed} ${request.pool.id} meetings`);
  const members = membersOf(request);
  const likes = likesAmong(members, request.now, random);
  const conversations = conversationsOf(members, likes, request.now, random);
  return { members, likes, conversations };
}
