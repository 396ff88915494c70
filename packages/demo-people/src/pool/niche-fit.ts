import type { NicheNumber } from '@heartwood/domain';
import type { PoolBrand, PoolOutline } from './demo-member';

/** The member's facts that a niche depends on. */
export interface NicheFacts {
  gender: string | null;
  sexuality: string | null;
  age: number;
  bodyType: string | null;
}

/** The minimum age for a niche. */
export const nicheAges: Partial<Record<NicheNumber, number>> = { 5: 60, 6: 40 };

const likesWomen = ({ gender, sexuality }: NicheFacts) => gender === 'female' || sexuality !== 'gay';
const isFull = ({ bodyType }: NicheFacts) => bodyType === 'curvy' || bodyType === 'full_figured';

const rules: Record<NicheNumber, (member: NicheFacts) => boolean> = {
  1: () => true,
  2: likesWomen,
  3: () => true,
  4: (member) => likesWomen(member) && (member.gender === 'male' || isFull(member)),
  5: ({ age }) => age >= 60,
  6: (member) => likesWomen(member) && (member.gender === 'male' || member.age >= 40),
  7: ({ gender, sexuality }) => gender === 'male' && sexuality !== 'hetero',
};

/** Whether a demo member is somebody whom visitors of a niche look for, or who looks for them. */
export function fitsNiche(niche: NicheNumber, member: NicheFacts): boolean {
  return rules[niche](member);
}

/** Returns the brands of a pool that show a demo member. */
export function brandsFor({ brands }: PoolOutline, member: NicheFacts): PoolBrand['id'][] {
  return brands.filter(({ niche }) => fitsNiche(niche, member)).map(({ id }) => id);
}
