import { job } from '../../jobs/job';
import type { Site } from '../../notifications/event-types';
import { notify } from '../../notifications/notify';

/** Tells of a deletion. */
export const sendDeletionMail = job<{ accountId: string } & Site>(
  'accounts.deletion-mail',
  ({ accountId, ...facts }, { inTransaction }) =>
    inTransaction((scope) => notify(scope, { type: 'deletion', accountId, facts })),
);
