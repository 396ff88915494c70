import { landingSlugPrefixes } from '@heartwood/domain';
import type {
  ChosenSearch,
  InterestId,
  NicheNumber,
  ProfileOption,
  ShowableProfileField,
} from '@heartwood/domain';
import type { OverlayName } from '@heartwood/i18n';
import type { ThemeName } from '@heartwood/ui/themes';

type Gender = ProfileOption<'gender'>;

export type Niche = {
  number: NicheNumber;
  /** The prefix of this niche's landing slugs. */
  slugPrefix: string;
  /** The theme of a brand that sets none. */
  theme: ThemeName;
  /** The overlay merged over the common texts; null for the common texts alone. */
  overlay: OverlayName | null;
  /** Most visitors' own and sought gender: the defaults of the landing page's sentence. */
  sentence: { readonly who: Gender; readonly seek: Gender };
  /** The search defaults where nothing was chosen. */
  search: Readonly<ChosenSearch>;
  /** The profile fields shown first; the others follow in their usual order. */
  firstFields: readonly ShowableProfileField[];
  /** The interests offered first; the others follow. */
  firstInterests: readonly InterestId[];
};

function niche(number: NicheNumber, about: Omit<Niche, 'number' | 'slugPrefix'>): Niche {
  return { number, slugPrefix: landingSlugPrefixes[number], ...about };
}

const everybody: ChosenSearch = { gender: null, min_age: null, max_age: null };

/** The seven product variants. */
export const niches: Readonly<Record<NicheNumber, Niche>> = {
  1: niche(1, {
    theme: 'ember',
    overlay: null,
    sentence: { who: 'female', seek: 'male' },
    search: everybody,
    firstFields: ['reason_for_signup', 'relationship_status', 'body_type'],
    firstInterests: ['music', 'cooking', 'travelling', 'movies', 'outdoors', 'coffee'],
  }),
  2: niche(2, {
    theme: 'orchid',
    overlay: 'she',
    sentence: { who: 'male', seek: 'female' },
    search: { ...everybody, gender: 'female' },
    firstFields: ['reason_for_signup', 'gender', 'sexuality', 'relationship_status'],
    firstInterests: ['dancing', 'fashion', 'music', 'art', 'hugging', 'community'],
  }),
  3: niche(3, {
    theme: 'velvet',
    overlay: 'bdsm',
    sentence: { who: 'female', seek: 'male' },
    search: everybody,
    firstFields: ['reason_for_signup', 'relationship_status', 'tattoos', 'body_type'],
    firstInterests: ['adventure', 'tattoos', 'photography', 'wine', 'art', 'community'],
  }),
  4: niche(4, {
    theme: 'sorbet',
    overlay: 'bbw',
    sentence: { who: 'male', seek: 'female' },
    search: { ...everybody, gender: 'female' },
    firstFields: ['reason_for_signup', 'body_type', 'relationship_status'],
    firstInterests: ['foodie', 'dancing', 'fashion', 'cooking', 'movies', 'hugging'],
  }),
  5: niche(5, {
    theme: 'linen',
    overlay: 'gilf',
    sentence: { who: 'male', seek: 'female' },
    search: { ...everybody, gender: 'female', min_age: 60 },
    firstFields: ['relationship_status', 'reason_for_signup', 'hair_colour'],
    firstInterests: ['gardening', 'reading', 'theater', 'travelling', 'tea', 'hiking'],
  }),
  6: niche(6, {
    theme: 'merlot',
    overlay: 'milf',
    sentence: { who: 'male', seek: 'female' },
    search: { ...everybody, gender: 'female', min_age: 35 },
    firstFields: ['relationship_status', 'reason_for_signup', 'eye_colour'],
    firstInterests: ['wine', 'travelling', 'cooking', 'dancing', 'fashion', 'reading'],
  }),
  7: niche(7, {
    theme: 'cobalt',
    overlay: 'gay',
    sentence: { who: 'male', seek: 'male' },
    search: { ...everybody, gender: 'male' },
    firstFields: ['reason_for_signup', 'relationship_status', 'body_type', 'tattoos'],
    firstInterests: ['community', 'music', 'gym', 'party', 'travelling', 'art'],
  }),
};

/** Returns the niche for a number from the settings; the plain one for any unknown number. */
export function nicheOf(number: number): Niche {
  return Object.values(niches).find((one) => one.number === number) ?? niches[1];
}
