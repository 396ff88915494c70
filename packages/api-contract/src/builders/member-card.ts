import type { MemberCard } from '../index';
import { numberedId } from './ids';
import { buildPhoto } from './photo';

/** A member in a list, with one photo. */
export function buildMemberCard(overrides: Partial<MemberCard> = {}): MemberCard {
  return {
    id: numberedId(2),
    name: 'Marlow',
    age: 34,
    gender: 'male',
    country: 'NL',
    region: 'UT',
    city: 'Amersfoort',
    main_image: buildPhoto(),
    photos_count: 3,
    fictional: false,
    demo: false,
    liked: false,
    is_new: false,
    ...overrides,
  };
}

/** Members that differ in id, name and age. */
export function buildMemberCards(count: number, overrides: Partial<MemberCard> = {}): MemberCard[] {
  return Array.from({ length: count }, (_, index) =>
    buildMemberCard({
      id: numberedId(1001 + index),
      name: `Member ${index + 1}`,
      age: 18 + (index % 60),
      ...overrides,
    }),
  );
}
