import { randomInt } from 'node:crypto';
import { minorUnitsPerMajor } from '@heartwood/domain';
import { isLocale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import type { Brand } from '../kernel/brands';
import { ApiError, tooMany } from '../kernel/api-error';
import { after } from '../kernel/clock';
import type { LimitName } from '../kernel/limits/limit-rules';
import { isSame, keyedHash } from '../kernel/secrets';
import type { Services } from '../services';
import { SmsError, smsSender } from '../sms/sms-port';
import { ownDirectDebit, type FoundDirectDebit } from './find-direct-debit';
import { codeMessages } from './messages';

/** How long a code is valid, its number of attempts, and the pause before another can be sent. */
export const codeRules = { seconds: 600, tries: 5, pauseSeconds: 60 } as const;

const digits = 6;

/**
 * The stored hash of a code: bound to the order, its account and its amount, so that it confirms nothing
 * else.
 */
function hashOf(secret: string, { payment, debit }: FoundDirectDebit, code: string): string {
  const { id, account_id, amount, currency } = payment;
  return keyedHash(
    secret,
    ['directdebit', id, account_id, debit.iban ?? '', amount, currency, code].join('\n'),
  );
}

/** A typed code without spaces and hyphens; null if it isn't one. */
export function readCode(text: string): string | null {
  const code = text.replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9]{6}$/.test(code) ? code : null;
}

type Count = readonly [name: LimitName, key: string];

/** What a sent code counts for: its network, the account and the hashed phone number. */
function countsOf({ network, accountId, phone }: Record<'network' | 'accountId' | 'phone', string>): Count[] {
  const perKey = [accountId, phone].flatMap((key): Count[] => [
    ['directdebit-code-hour', key],
    ['directdebit-code-day', key],
  ]);
  return [['directdebit-code-network', network], ...perKey];
}

async function textOf(found: FoundDirectDebit, brand: Brand, origin: string, code: string) {
  const { payment, debit } = found;
  const language = isLocale(debit.language) ? debit.language : brand.settings.default_locale;
  const intl = await intlFor(language, payment.country);
  const { amount, currency } = payment;
  const price = intl.formatNumber(amount / minorUnitsPerMajor, { style: 'currency', currency });
  const words = intl.formatMessage(codeMessages.text, { code, brand: brand.settings.name, amount: price });
  return `${words}\n\n@${new URL(origin).hostname} #${code}`;
}

interface Sending {
  brand: Brand;
  origin: string;
  /** The client's network in limits. */
  limitKey: string;
  /** What the request was counted for, given back as well if the gateway is unreachable. */
  counted?: readonly Count[];
}

/**
 * Sends a new code for a pending order, which invalidates the previous one.
 * @throws ApiError conflict if it isn't pending, too_many_requests, provider_unavailable
 */
export async function sendCode(
  services: Services,
  found: FoundDirectDebit,
  { brand, origin, limitKey, counted = [] }: Sending,
): Promise<void> {
  const { db, clock, environment, limits, sms, log } = services;
  const { payment, debit } = found;
  if (debit.confirmed_at || debit.cancelled_at || payment.status !== 'pending' || debit.phone === null)
    throw new ApiError('conflict');
  if (!sms) throw new ApiError('provider_unavailable', { retryAfter: 60 });
  const now = clock.now();
  const next = debit.code_sent_at && after(debit.code_sent_at, codeRules.pauseSeconds);
  if (next && next > now) throw tooMany(next.getTime() - now.getTime());
  const phone = keyedHash(environment.SESSION_SECRET, debit.phone);
  const counts = countsOf({ network: limitKey, accountId: debit.account_id, phone });
  for (const count of counts) await limits.consume(...count);
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const code_hash = hashOf(environment.SESSION_SECRET, found, code);
  const begun = await db
    .updateTable('direct_debit')
    .set({ code_hash, code_sent_at: now, tries_left: codeRules.tries })
    .where('payment_id', '=', payment.id)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('code_sent_at', 'is not distinct from', debit.code_sent_at)
    .returning('payment_id')
    .executeTakeFirst();
  if (!begun) throw tooMany(codeRules.pauseSeconds * 1000);
  try {
    const text = await textOf(found, brand, origin, code);
    await sms.send({ to: debit.phone, sender: smsSender(brand.settings.name), text });
  } catch (error) {
    log.warn({ err: error, payment: payment.id }, 'the code of a direct debit was not sent');
    await db
      .updateTable('direct_debit')
      .set({ code_hash: null, code_sent_at: null, tries_left: 0 })
      .where('payment_id', '=', payment.id)
      .where('code_hash', '=', code_hash)
      .execute();
    // A number that the gateway refuses must not be tried without end.
    if (error instanceof SmsError && error.reason === 'unavailable')
      for (const count of [...counts, ...counted]) await limits.giveBack(...count);
    throw new ApiError('provider_unavailable', { retryAfter: 5 });
  }
}

/** Whether a confirmed order was confirmed with this code. */
export function wasConfirmedBy({ environment }: Services, found: FoundDirectDebit, code: string): boolean {
  return isSame(hashOf(environment.SESSION_SECRET, found, code), found.debit.code_hash ?? '');
}

/**
 * Checks a code: consumes one attempt in its own statement, safe against concurrent attempts, and returns the
 * stored hash if the code is right.
 * @throws ApiError code_invalid, conflict if the order was confirmed with another code or ended meanwhile
 */
export async function tryCode(services: Services, found: FoundDirectDebit, code: string): Promise<string> {
  const { db, clock, environment, log } = services;
  const tried = await db
    .updateTable('direct_debit')
    .set((debit) => ({ tries_left: debit('tries_left', '-', 1) }))
    .where('payment_id', '=', found.payment.id)
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where('tries_left', '>', 0)
    .where('code_sent_at', '>', after(clock.now(), -codeRules.seconds))
    .returning(['code_hash', 'tries_left'])
    .executeTakeFirst();
  const hash = hashOf(environment.SESSION_SECRET, found, code);
  if (tried?.code_hash && isSame(hash, tried.code_hash)) return hash;
  const now = tried ? null : (await ownDirectDebit(db, found.payment.account_id, found.payment.id)).debit;
  if (now?.confirmed_at && isSame(hash, now.code_hash ?? '')) return hash;
  if (now?.confirmed_at || now?.cancelled_at) throw new ApiError('conflict');
  log.warn({ security: 'otp_failed', payment: found.payment.id }, 'a code of a direct debit was wrong');
  throw new ApiError('code_invalid', { data: { tries_left: tried?.tries_left ?? 0 } });
}
