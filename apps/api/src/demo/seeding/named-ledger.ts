import { packagesIn, type Manifest } from '@heartwood/brands';
import { stableId } from '@heartwood/demo-people';
import type { NamedMember } from '@heartwood/demo-people';
import type { Insertable } from 'kysely';
import type { LedgerTable, NewPayment } from '../../database/money-schema';
import { saleTermsOf, withdrawUntil } from '../../payments/checkout/sale-terms';
import { messageId } from './member-rows';

type Entry = Pick<Insertable<LedgerTable>, 'kind' | 'ref' | 'amount' | 'created_at'>;

/** Purchases and spending of a named member. */
export interface NamedLedger {
  payments: NewPayment[];
  /** In chronological order. */
  entries: Insertable<LedgerTable>[];
  /** Remaining credits. */
  balance: number;
}

function boughtBy({ member, purchases }: NamedMember, manifest: Manifest): NewPayment[] {
  const packages = packagesIn(manifest, member.country);
  const terms = saleTermsOf(manifest);
  return purchases.flatMap(({ size, at }, number) => {
    const pack = packages[Math.min(size, packages.length - 1)];
    if (!pack) return [];
    const id = stableId(member.id, 'payment', number);
    return [
      {
        id,
        account_id: member.id,
        brand: manifest.id,
        seller: manifest.company.id,
        package_id: pack.id,
        method: 'card',
        country: member.country,
        provider: 'sandbox',
        provider_id: `demo-${id}`,
        checkout_url: null,
        credits: pack.credits,
        amount: pack.amount,
        currency: pack.currency,
        discount_code: null,
        express_requested_at: at,
        sale_terms: JSON.stringify(terms),
        status: 'completed' as const,
        receipt_number: null,
        created_at: at,
        updated_at: at,
        completed_at: at,
        withdraw_until: withdrawUntil(terms, at),
        next_check_at: null,
      },
    ];
  });
}

/**
 * Builds a named member's ledger: the purchased packages of the brand, and the messages of a paying member at
 * their price.
 */
export function namedLedger(named: NamedMember, manifest: Manifest): NamedLedger {
  const { member, conversations } = named;
  const payments = boughtBy(named, manifest);
  const cost = manifest.credits.message_credits;
  const bought = payments.map(({ id, credits, created_at }): Entry => ({
    kind: 'purchase',
    ref: String(id),
    amount: credits,
    created_at,
  }));
  const spent = conversations.flatMap(({ id, messages }) =>
    messages.flatMap(({ sender, createdAt }, at): Entry[] =>
      member.paidUser && sender === member.id && cost > 0
        ? [{ kind: 'message', ref: messageId(id, at), amount: -cost, created_at: createdAt }]
        : [],
    ),
  );
  let balance = 0;
  const entries = [...bought, ...spent]
    .toSorted((one, other) => one.created_at.getTime() - other.created_at.getTime())
    .map((entry) => {
      balance += entry.amount;
      return { account_id: member.id, ...entry, balance_after: balance };
    });
  return { payments, entries, balance };
}
