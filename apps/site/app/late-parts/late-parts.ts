import { LateNotice } from '../notices/late-notice';
import { latePart } from '../document/late-part';

/** The parts of a page that a document may carry printed, by the names under which it names their files. */
export const lateParts = {
  failure: latePart(() => import('../screens/failure/failure')),
  memberFrame: latePart(() => import('../layouts/frame/member-frame')),
  notice: LateNotice,
};
