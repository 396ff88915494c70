import { operation } from '../../kernel/operation';
import { findDeletionOffer } from '../deletion-offer';

const reasons = [
  'found_somebody',
  'no_replies',
  'too_expensive',
  'too_many_mails',
  'not_sure',
  'pause',
] as const;

export const getAccountDeletion = operation(
  'getAccountDeletion',
  { access: 'member' },
  async ({ db, member, brand }) => ({
    status: 200,
    body: { reasons: [...reasons], offer: await findDeletionOffer(db, member, brand) },
  }),
);
