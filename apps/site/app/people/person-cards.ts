import type { LikeControl, MemberCard } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import type { Likeable } from './use-likes';
import { urls } from '../urls';
import { countryName } from '../format/country-name';
import { peopleMessages as texts } from './messages';
import { placeParts } from './person';
import type { Person } from './person';
import { cardPhoto } from './photo-source';
import type { cardSizes } from './photo-source';

interface CardMaterial {
  readonly intl: IntlShape;
  readonly like: (person: Likeable) => LikeControl;
  /** The card's link; by default the profile. */
  readonly href?: (person: Person) => string;
  /** The card's tag if the profile is not fictional; by default whether the member is new. */
  readonly tag?: (person: Person) => string | undefined;
}

/** Returns a member as a card of the UI kit. A fictional profile always has its mark. */
export function personCard(
  person: Person,
  at: keyof typeof cardSizes,
  { intl, like, href, tag }: CardMaterial,
): MemberCard {
  const place = placeParts(person, (country) => countryName(intl, country));
  const news = tag ? tag(person) : person.isNew ? intl.formatMessage(texts.new_member) : undefined;
  return {
    id: person.id,
    href: href?.(person) ?? urls.path('members-id', { id: person.id }),
    name: person.name,
    age: intl.formatNumber(person.age),
    city: place.first,
    region: place.second,
    photo: cardPhoto(person.image, at),
    tag: person.fictional
      ? { kind: 'fictional', label: intl.formatMessage(texts.fictional) }
      : news === undefined
        ? undefined
        : { kind: 'new', label: news },
    photoCount:
      person.photos > 1
        ? {
            count: intl.formatNumber(person.photos),
            label: intl.formatMessage(texts.photos, { count: person.photos }),
          }
        : undefined,
    like: like(person),
  };
}
