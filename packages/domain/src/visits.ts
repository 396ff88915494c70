import type { Tracking } from './signups';

/** The advertising pages with visit counts; `none` for a step without a known page. */
export const visitPages = [
  'alonetonight',
  'collagelanding',
  'gallery',
  'iconslanding',
  'maplanding',
  'socialnetwork',
  'transitionsvideolanding',
  'video',
  'tinderswipe',
  'landing',
  'landing2',
  'landing3',
  'none',
] as const;
export type VisitPage = (typeof visitPages)[number];

/** Whether a text is the name of a counted advertising page. */
export function isVisitPage(name: unknown): name is VisitPage {
  return visitPages.some((page) => page === name);
}

/** The stages of a visit: viewed the page, submitted its form, created an account. */
export const visitSteps = ['view', 'start', 'account'] as const;
export type VisitStep = (typeof visitSteps)[number];

/**
 * The maximum number of sources counted separately per brand and day; further ones are counted as `other`.
 */
export const mostVisitSources = 200;

const word = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/** Returns the source of a visit: the network's name, else the ref's; `other` for an invalid name. */
export function visitSource({ network, ref }: Tracking): string {
  const named = (network?.trim() || ref?.trim() || '').toLowerCase();
  if (!named) return 'none';
  return word.test(named) ? named : 'other';
}
