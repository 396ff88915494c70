import { portraits, samplePhoto } from '../sample/sample-people';
import type { StoryTexts } from '../story-texts';
import type { EditLink } from './own-profile-parts';
import type { OwnProfileScreenProps } from './OwnProfileScreen';

const edit = (t: StoryTexts, part: string): EditLink => ({
  href: '/profile',
  label: t('own_profile.edit', 'Edit: {part}', { part }),
});

/** A profile with gaps. */
export function sampleOwnProfile(t: StoryTexts): OwnProfileScreenProps {
  const photos = { href: '/profile?edit=photos', label: t('navigation.photos', 'Your photos') };
  const fact = (label: string, value?: string) => ({ label, value, edit: edit(t, label) });
  const about = t('profile.description.label', 'About me');
  const interests = t('profile.interests.label', 'Interests');
  return {
    mark: t('own_profile.mark', 'How others see you'),
    settings: { href: '/settings', label: t('navigation.settings', 'Settings') },
    name: 'Lena, 46',
    nameEdit: edit(t, t('profile.name.label', 'Profile name')),
    place: 'Köln · Nordrhein-Westfalen',
    placeGap: t('own_profile.place_gap', 'Where do you live?'),
    placeEdit: edit(t, t('own_profile.place_title', 'Where you live')),
    gallery: {
      main: { photo: samplePhoto(portraits.anna) },
      others: [
        { id: '2', photo: samplePhoto(portraits.anna2) },
        { id: '3', photo: samplePhoto(portraits.anna3), waiting: t('own_photos.waiting', 'In review') },
        { id: '4', photo: samplePhoto(portraits.selin), private: t('own_photos.private', 'Private') },
      ],
      manage: photos,
      add: { ...photos, label: t('own_photos.add', 'Add photo') },
    },
    quote: {
      gap: t('own_profile.quote_gap', '“On Sundays you’ll find me…”'),
      edit: edit(t, about),
    },
    facts: [
      fact(t('profile.body_type.label', 'Body type'), t('profile.body_type.athletic', 'Athletic')),
      fact(t('profile.eye_colour.label', 'Eye colour'), t('profile.eye_colour.green', 'Green')),
      fact(t('profile.hair_colour.label', 'Hair colour'), t('profile.hair_colour.brown', 'Brown')),
      fact(t('profile.relationship_status.label', 'Relationship status')),
      fact(t('profile.tattoos.label', 'Tattoos'), t('profile.tattoos.none', 'None')),
      fact(t('profile.reason_for_signup.label', 'Looking for')),
    ],
    factGap: t('own_profile.fact_gap', 'Add'),
    interests: {
      title: interests,
      items: [
        { id: 'cooking', label: t('interests.cooking', 'Cooking') },
        { id: 'dancing', label: t('interests.dancing', 'Dancing') },
      ],
      add: t('own_profile.interests_add', 'Add interests'),
      edit: edit(t, interests),
    },
    completeness: {
      value: 0.7,
      percent: '70 %',
      label: t('own_profile.complete', 'Your profile is {percent} complete', { percent: '70 %' }),
      title: t('own_profile.next_description', 'A sentence about you'),
      text: t('own_profile.next_minutes', 'Your next step takes {minutes} minutes', { minutes: 1 }),
      action: { href: '/profile', label: t('own_profile.step_write', 'Write') },
      parts: [
        {
          label: t('own_profile.next_photo', 'A photo of you'),
          done: true,
          state: t('own_profile.step_done', 'Done'),
        },
        {
          label: t('own_profile.next_description', 'A sentence about you'),
          done: false,
          state: t('own_profile.step_open', 'Still missing'),
        },
        {
          label: t('own_profile.next_interests', 'Three interests'),
          done: false,
          state: t('own_profile.step_open', 'Still missing'),
        },
      ],
    },
  };
}

/** The same without gaps. */
export function sampleFullProfile(t: StoryTexts): OwnProfileScreenProps {
  const props = sampleOwnProfile(t);
  return {
    ...props,
    quote: props.quote && {
      ...props.quote,
      text: '„Sonntags auf dem Wochenmarkt, danach viel zu lange kochen. Ich suche jemanden, der mitschnippelt.“',
    },
    facts: props.facts.map((fact) => ({
      value: t('profile.relationship_status.single', 'Single'),
      ...fact,
    })),
    interests: props.interests && { ...props.interests, add: t('actions.edit', 'Edit') },
    completeness: undefined,
  };
}
