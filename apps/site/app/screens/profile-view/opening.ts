import type { ClientLoaderFunctionArgs } from '@remix-run/react';
import { knownPerson } from '../../people/known-people';
import type { Person } from '../../people/person';
import type { loader, ProfileData } from './profile-view.server';

/** A profile being opened: its card's data, and the pending rest. */
export interface OpeningProfile {
  readonly person: Person;
  readonly rest: Promise<ProfileData | false>;
}

/**
 * Shows a profile at once with its card's data. If there is none, or the page is the current one, waits for
 * all data.
 */
export function clientLoader({ request, params, serverLoader }: ClientLoaderFunctionArgs) {
  const rest: Promise<ProfileData | false> = serverLoader<typeof loader>();
  const person = knownPerson(params.id ?? '');
  const shown = new URL(request.url).pathname === window.location.pathname;
  if (!person || shown) return rest;
  rest.catch(() => undefined);
  return { person, rest };
}
