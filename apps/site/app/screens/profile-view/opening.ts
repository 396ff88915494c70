import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { knownPerson } from '../../people/known-people';
import type { Person } from '../../people/person';
import type { loader, ProfileData } from './profile-view.server';

/** A profile that is being opened: what its card knew, and the rest on its way. */
export interface OpeningProfile {
  readonly person: Person;
  readonly rest: Promise<ProfileData | false>;
}

/**
 * Opens a profile at once with what a card knew of it. Where nothing is known, or the page is the one that shows
 * already, it waits for all.
 */
export function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const rest: Promise<ProfileData | false> = serverLoader<typeof loader>();
  const person = knownPerson(params.id ?? '');
  const shown = new URL(request.url).pathname === window.location.pathname;
  if (!person || shown) return rest;
  rest.catch(() => undefined);
  return { person, rest };
}
