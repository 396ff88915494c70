import { createHmac } from 'node:crypto';
import type { Db } from '../database/connection';
import { referenceSigns } from '../kernel/reference';

/** Version of the mandate text; change it together with the text. */
export const mandateVersion = '2026-11';

const signCount = 12;

/**
 * The mandate reference of a member's next order, such as `AMBERLANE-K7Q29MXPD4RT`: stable until an order is
 * placed, so that the page showing the mandate can name it. 60 bits of a keyed hash reveal nothing about the
 * member.
 */
export async function nextMandateReference(
  db: Db,
  { accountId, brandId, secret }: { accountId: string; brandId: string; secret: string },
): Promise<string> {
  const { orders } = await db
    .selectFrom('direct_debit')
    .select((debit) => debit.fn.countAll<string>().as('orders'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  const hash = createHmac('sha256', secret).update(`mandate\n${accountId}\n${orders}`).digest();
  const code = [...hash.subarray(0, signCount)]
    .map((byte) => referenceSigns[byte % referenceSigns.length])
    .join('');
  const prefix = brandId
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, '')
    .slice(0, 20);
  return `${prefix}-${code}`;
}
