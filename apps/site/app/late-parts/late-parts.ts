import { latePart } from './late-part';

/** The parts of a page that a document may carry printed, by the names under which it tells them. */
export const lateParts = {
  failure: latePart(() => import('../screens/failure/failure')),
  memberFrame: latePart(() => import('../layouts/default/member-frame')),
  notice: latePart(() => import('../notices/notice')),
};

/** Name of a late part. */
export type LatePartName = keyof typeof lateParts;
