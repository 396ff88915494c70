import type { Tracking } from './signups';

/** The advertising pages whose visits are counted; `none` for a step that no page is known of. */
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

/** Whether a text names an advertising page that is counted. */
export function isVisitPage(name: unknown): name is VisitPage {
  return visitPages.some((page) => page === name);
}

/** How far a visitor came: saw the page, sent its form, made an account. */
export const visitSteps = ['view', 'start', 'account'] as const;
export type VisitStep = (typeof visitSteps)[number];

/** The most sources that are counted apart for a brand on a day; further ones are counted together as `other`. */
export const mostVisitSources = 200;

const word = /^[a-z0-9][a-z0-9._-]{0,39}$/;

/** The source that a visit is counted under: the network's name, else the ref's; `other` for what is no name. */
export function visitSource({ network, ref }: Tracking): string {
  const named = (network?.trim() || ref?.trim() || '').toLowerCase();
  if (!named) return 'none';
  return word.test(named) ? named : 'other';
}
