import { latePart } from '@heartwood/ui';
import { LateNotice } from '../notices/late-notice';
import { LateSharedInterests } from '../screens/chats/late-shared-interests';
import { LateFailure } from '../screens/failure/late-failure';
import { LateOwnPartForm } from '../screens/own-profile/late-part-form';
import { LateOwnPhotos } from '../screens/own-profile/photos/late-own-photos';

/** The parts of a page that a document may contain rendered, by the names used for their files. */
export const lateParts = {
  failure: LateFailure,
  memberFrame: latePart(() => import('../layouts/frame/member-frame')),
  notice: LateNotice,
  ownPart: LateOwnPartForm,
  ownPhotos: LateOwnPhotos,
  sharedInterests: LateSharedInterests,
};
