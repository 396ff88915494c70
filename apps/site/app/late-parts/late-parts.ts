import { latePart } from './late-part';

/** The parts of a page that a document may carry printed, by the names under which it tells them. */
export const lateParts = {
  failure: latePart(() => import('../screens/failure/failure')),
  memberFrame: latePart(() => import('../layouts/default/member-frame')),
  notice: latePart(() => import('../notices/notice')),
};

/** Name of a late part. */
export type LatePartName = keyof typeof lateParts;

/** Loads parts before the page comes to life; what cannot be had is tried again where it is shown. */
export async function loadParts(names: Iterable<string>): Promise<void> {
  await Promise.allSettled(Array.from(new Set(names), (name) => lateParts[name as LatePartName].load()));
}
