import type { MemberCard } from '../MembersScreen/MembersScreen';
import type { StoryTexts } from '../story-texts';
import { people, portraits, samplePhoto } from './sample-people';

/** Cards of the stories' members, repeated up to the count. */
export function sampleMembers(t: StoryTexts, count: number): MemberCard[] {
  return Array.from({ length: count }, (_unused, index) => {
    const person = people[index % people.length] ?? people[0];
    const locked = index % people.length === 7;
    const liked = index % people.length === 2;
    return {
      id: `${person.id}-${index}`,
      href: `/members/${person.id}`,
      name: person.name,
      age: String(person.age),
      city: person.city,
      region: person.region === '' ? undefined : person.region,
      photo: samplePhoto(locked ? portraits.blurred : person.src),
      locked: locked ? t('profile_view.locked', 'See it unblurred with premium') : undefined,
      tag: person.online
        ? { kind: 'online', label: 'Online' }
        : index === 3
          ? { kind: 'new', label: t('people.new_member', 'New here') }
          : index === 12
            ? { kind: 'fictional', label: t('people.fictional', 'Fictional') }
            : undefined,
      photoCount: {
        count: String(person.photos),
        label: t('people.photos', '{count} photos', { count: person.photos }),
      },
      like: {
        liked,
        label: liked
          ? t('people.unlike_name', 'Unlike {name}', { name: person.name })
          : t('people.like_name', 'Like {name}', { name: person.name }),
        action: '/likes',
        name: 'like',
        value: person.id,
      },
    };
  });
}
