import type { SwipeLiked, SwipePerson } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { countryName } from '../../format/country-name';
import { peopleMessages } from '../../people/messages';
import { personOf, placeParts } from '../../people/person';
import { cardPhoto } from '../../people/photo-source';
import { urls } from '../../urls';
import { swipeMessages as texts } from './messages';
import type { LikedToday, Swipe, SwipeProfile } from './swipe-state';

function identity(intl: IntlShape, { card, region }: Pick<SwipeProfile, 'card' | 'region'>) {
  const person = personOf(card, { regionName: () => region ?? undefined });
  const { first, second } = placeParts(person, (country) => countryName(intl, country));
  return {
    person,
    shown: {
      id: card.id,
      name: `${card.name}, ${intl.formatNumber(card.age)}`,
      place: second === undefined ? first : `${first} · ${second}`,
      fictional: card.fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
    },
  };
}

/** Returns a member of the game as a card of the UI kit. */
export function swipePerson(intl: IntlShape, profile: SwipeProfile, back: Swipe | null): SwipePerson {
  const { person, shown } = identity(intl, profile);
  const { id, name } = profile.card;
  return {
    ...shown,
    href: urls.path('members-id', { id }),
    quote: profile.description ?? undefined,
    photo: cardPhoto(person.image, 'swipe'),
    like: intl.formatMessage(peopleMessages.like_name, { name }),
    skip: intl.formatMessage(texts.skip_name, { name }),
    open: intl.formatMessage(texts.open_name, { name }),
    back: back?.profile.card.id === id ? (back.liked ? 'like' : 'skip') : undefined,
  };
}

/** Returns whom the member liked today, for the UI kit. */
export function likedPeople(intl: IntlShape, today: readonly LikedToday[]): SwipeLiked[] {
  return today.map(({ profile, match }) => {
    const { person, shown } = identity(intl, profile);
    return {
      ...shown,
      href: urls.path('likes-m-id', { id: shown.id }),
      photo: cardPhoto(person.image, 'similar'),
      match: match ? intl.formatMessage(texts.match) : undefined,
    };
  });
}

/** Returns the announcement of the top card. */
export function nextWords(intl: IntlShape, profile: SwipeProfile): string {
  const { person } = identity(intl, profile);
  const { first } = placeParts(person, (country) => countryName(intl, country));
  return intl.formatMessage(texts.announced_next, { name: person.name, age: person.age, place: first });
}
