import { between, chance, whole } from '../random';
import type { Random } from '../random';
import type { DemoLike, DemoMember } from './demo-member';

const fortnight = 14 * 86_400_000;

function seeks(
  { gender, sexuality }: Pick<DemoMember, 'gender' | 'sexuality'>,
  other: Pick<DemoMember, 'gender'>,
): boolean {
  if (sexuality === 'bi') return true;
  return sexuality === 'hetero' ? gender !== other.gender : gender === other.gender;
}

/** Whether two members might like each other. */
export function suitEachOther(
  one: Pick<DemoMember, 'gender' | 'sexuality'>,
  other: Pick<DemoMember, 'gender' | 'sexuality'>,
): boolean {
  return seeks(one, other) && seeks(other, one);
}

/** Generates likes among members, mostly of the same language; about one in four is mutual. */
export function likesAmong(members: readonly DemoMember[], now: Date, random: Random): DemoLike[] {
  const groups = new Map<string, DemoMember[]>();
  for (const member of members) {
    groups.set(member.language, [...(groups.get(member.language) ?? []), member]);
  }
  const given = new Map<string, DemoLike>();
  const add = (from: DemoMember, to: DemoMember): void => {
    const newest = Math.min(from.lastActiveAt.getTime(), now.getTime());
    const oldest = Math.max(newest - fortnight, from.signupDate.getTime(), to.signupDate.getTime());
    if (oldest >= newest) return;
    const createdAt = new Date(Math.round(between(random, oldest, newest)));
    given.set(`${from.id} ${to.id}`, { from: from.id, to: to.id, createdAt, isNew: chance(random, 0.4) });
  };
  for (const from of members) {
    const group = groups.get(from.language) ?? [];
    for (let wish = whole(random, 0, 5); wish > 0; wish -= 1) {
      const to = group[Math.floor(random() * group.length)];
      if (!to || to.id === from.id || !suitEachOther(from, to)) continue;
      add(from, to);
      if (chance(random, 0.25)) add(to, from);
    }
  }
  return [...given.values()];
}
