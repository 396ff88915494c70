import { randomInt } from 'node:crypto';
import type { components } from '@heartwood/api-contract';
import { packagesIn } from '@heartwood/brands';
import { discounted, pricePerCredit, pricePerMessage } from '@heartwood/domain';
import type { Db } from '../database/connection';
import { lockAccount } from '../database/locks';
import { ApiError } from '../kernel/api-error';
import type { Brand } from '../kernel/brands';
import { after } from '../kernel/clock';
import type { Scope } from '../kernel/scope';
import type { Member } from '../kernel/sessions/member';
import { discountJson } from '../payments/discounts/discount';
import { findDiscount } from '../payments/discounts/find-discount';

/** How long the code of an accepted offer is valid. */
const codeSeconds = 7 * 24 * 3600;
const codeLetters = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

interface OfferFor {
  readonly member: Member;
  readonly brand: Brand;
  /** The country of the payment. */
  readonly country: string;
}

/** Percent off offered to members who are about to leave; null if the company offers none. */
function offeredPercentage({ manifest }: Brand): number | null {
  return manifest.company.delete_discount || null;
}

/**
 * The offer made to a member to stay; null if the company has none, or the member has already responded to
 * one.
 */
export async function findDeletionOffer(
  db: Db,
  { member, brand, country }: OfferFor,
): Promise<components['schemas']['DeletionOffer'] | null> {
  const percentage = offeredPercentage(brand);
  const { deletion_offer_answered_at } = await db
    .selectFrom('account')
    .select('deletion_offer_answered_at')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const packages = packagesIn(brand.manifest, country);
  const pack = packages.find(({ flags }) => flags.includes('popular')) ?? packages[0];
  if (percentage === null || deletion_offer_answered_at || !pack) return null;
  const { id, credits, amount, currency } = pack;
  const price = Math.max(1, discounted(amount, percentage));
  const reduced = { credits, amount: price };
  return {
    percentage,
    package: {
      id,
      credits,
      price,
      full_price: amount,
      currency,
      price_per_credit: pricePerCredit(reduced),
      price_per_message: pricePerMessage(reduced, brand.settings.message_credits),
    },
  };
}

const newCode = () =>
  `STAY${Array.from({ length: 8 }, () => codeLetters[randomInt(codeLetters.length)]).join('')}`;

/**
 * Records the response to the offer to stay, which is not repeated; if accepted, returns a personal code.
 * @throws ApiError conflict if there is no open offer
 */
export async function answerDeletionOffer(
  { db, clock }: Pick<Scope, 'db' | 'clock'>,
  { accepted, ...asked }: OfferFor & { readonly accepted: boolean },
) {
  const { member, brand } = asked;
  const now = clock.now();
  await lockAccount(db, member.id).execute();
  const offer = await findDeletionOffer(db, asked);
  if (!offer) throw new ApiError('conflict');
  await db
    .updateTable('account')
    .set({ deletion_offer_answered_at: now })
    .where('id', '=', member.id)
    .execute();
  if (!accepted) return null;
  const code = newCode();
  await db
    .insertInto('discount_code')
    .values({
      code,
      pool: member.pool,
      percentage: offer.percentage,
      account_id: member.id,
      expires_at: after(now, codeSeconds),
      validity: 'once',
      created_at: now,
    })
    .execute();
  const discount = await findDiscount(db, code, { member, brand });
  if (!discount) throw new Error('The created code was not found.');
  return discountJson(discount, now);
}
