import { operation } from '../../kernel/operation';
import { paymentCountry } from '../../payments/checkout/payment-country';
import { findDeletionOffer } from '../deletion-offer';

const reasons = [
  'found_somebody',
  'no_replies',
  'too_expensive',
  'too_many_mails',
  'not_sure',
  'pause',
] as const;

export const getAccountDeletion = operation('getAccountDeletion', { access: 'member' }, async (context) => {
  const { db, member, brand } = context;
  const country = await paymentCountry(context, undefined);
  const offer = await findDeletionOffer(db, { member, brand, country });
  return { status: 200, body: { reasons: [...reasons], offer } };
});
