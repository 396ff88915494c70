import { unwrap } from '@heartwood/api-client';
import type { OwnProfile, Settings } from '@heartwood/api-contract';
import { profileCompleteness } from '@heartwood/domain';
import type { ProfilePart } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { formAction } from '../../forms/form-action.server';
import { pageLoader } from '../../visit/page.server';
import type { Places } from '../../visit/places';
import { interestsOf } from '../../visit/interests.server';
import { placesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { ownValues } from './own-values';
import type { OwnValues } from './own-values';
import { editParameter, hasPart, isPart, photosPart, savedParameter } from './parts';
import type { Part, ShownFields } from './parts';
import { ownPhotos } from './photos/own-photos';
import type { OwnPhotos } from './photos/own-photos';
import { sendPhotoForm } from './photos/photo-form.server';
import { checkPart, readPart } from './read-part';

/** Data of the own profile's page. */
export interface OwnProfileData {
  readonly values: OwnValues;
  readonly age: number;
  readonly birth: string;
  readonly regionName: string | null;
  readonly shown: ShownFields;
  readonly offered: readonly string[];
  readonly countries: readonly string[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  readonly completeness: { readonly percent: number; readonly next: ProfilePart | null };
  readonly photos: OwnPhotos;
  /** The part whose form is shown in the page. */
  readonly editing: Part | typeof photosPart | null;
  readonly saved: boolean;
}

function shownOf({ visible_profile_fields, visible_profile_notes }: Settings): ShownFields {
  return { fields: visible_profile_fields, notes: visible_profile_notes };
}

function editingOf(url: URL, shown: ShownFields): OwnProfileData['editing'] {
  const asked = url.searchParams.get(editParameter);
  if (asked === photosPart) return photosPart;
  return isPart(asked) && hasPart(asked, shown) ? asked : null;
}

function placeOf({ country, region }: OwnProfile, places: Places) {
  return {
    regionName: places.regionName(country, region) ?? null,
    regions: places.regionsOf(country),
  };
}

/** Loads the member's own profile and photos, and the forms' options. */
export const loader = pageLoader(async ({ visit, api, url }): Promise<OwnProfileData> => {
  const [settings, user, places, offered, listed] = await Promise.all([
    visit.settings(),
    visit.user(),
    placesOf(visit),
    interestsOf(visit),
    unwrap(api.GET('/api/photos.php')),
  ]);
  if (!user || !listed) throw redirect(urls.login(visit.address));
  const { profile } = user;
  const shown = shownOf(settings);
  const open = listed.photos.filter((photo) => !photo.private).length;
  return {
    values: ownValues(profile),
    age: profile.age,
    birth: profile.date_of_birth,
    ...placeOf(profile, places),
    shown,
    offered,
    countries: settings.countries,
    completeness: profileCompleteness(profile, open, settings),
    photos: ownPhotos(listed, user.paid_user, url.searchParams),
    editing: editingOf(url, shown),
    saved: url.searchParams.has(savedParameter),
  };
});

/** Handles the form of a part or of a photo, and redirects to the page. */
export const action = formAction({
  read: ({ form, url }) => {
    const asked = url.searchParams.get(editParameter);
    const part = isPart(asked) ? asked : null;
    return { part, changes: part && readPart(part, form) };
  },
  check: ({ changes }) => (changes ? checkPart(changes) : undefined),
  keep: ({ changes }) => changes ?? {},
  send: async ({ part, changes }, page) => {
    if (!part || !changes) return sendPhotoForm(page);
    if (Object.keys(changes).length > 0) await unwrap(page.api.PUT('/api/profile.php', { body: changes }));
    if (page.visit.loggedOut) throw redirect(urls.login(page.visit.address));
    throw redirect(urls.withQuery(urls.path('profile'), { [savedParameter]: 1 }));
  },
});
