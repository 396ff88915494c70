import { expect, type BrowserContext } from '@playwright/test';
import type { Credits, Payment, Settings, User } from '@heartwood/api-contract';
import { originOf, type VisitedBrand } from '../environment/brands';
import { ApiSession } from './api-session';
import { mailedToken } from './mail';
import { newcomer, type Newcomer } from './newcomer';

/** A member created by a test. */
export interface MadeMember extends Newcomer {
  id: string;
  session: ApiSession;
}

interface Wanted {
  language?: string;
  gender?: 'female' | 'male';
  email?: string;
}

/** Signs someone up through the API; the mail address is not confirmed. */
export async function makeUnconfirmed(brand: VisitedBrand, wanted: Wanted = {}): Promise<MadeMember> {
  const one = newcomer();
  const person = { ...one, email: wanted.email ?? one.email };
  const session = new ApiSession(originOf(brand));
  const { terms_version } = await session.call<Settings>('GET', '/api/settings.php');
  const { user } = await session.call<{ user: User }>('POST', '/api/signup.php', {
    ...person,
    date_of_birth: '1988-04-14',
    terms_version,
    language: wanted.language ?? brand.locale,
  });
  const place = { gender: wanted.gender ?? 'female', country: brand.country };
  await session.call('PUT', '/api/profile.php', place);
  return { ...person, id: user.id, session };
}

/** Confirms a member's mail address by the mailed link, on another device than a test's browser. */
export async function confirmAddress({ email, session }: MadeMember): Promise<void> {
  await session.call('POST', '/api/activate.php', { token: await mailedToken(email, '/activate/done') });
}

/** Signs someone up and confirms the mail address. */
export async function makeMember(brand: VisitedBrand, wanted: Wanted = {}): Promise<MadeMember> {
  const member = await makeUnconfirmed(brand, wanted);
  await confirmAddress(member);
  return member;
}

/** Buys the package with the given credits through the sandbox checkout. */
export async function buyCredits({ session }: MadeMember, credits: number): Promise<void> {
  const { packages, country } = await session.call<Credits>('GET', '/api/credits.php');
  const chosen = packages.find((offer) => offer.credits === credits);
  if (!chosen) throw new Error(`no package of ${credits} credits`);
  const { payment_id, checkout_url } = await session.call<Payment>('POST', '/api/payment.php', {
    package: chosen.id,
    method: 'card',
    amount: chosen.amount,
    currency: chosen.currency,
    country,
    express_request: true,
  });
  const body = new URLSearchParams({ outcome: 'paid' });
  await fetch(checkout_url ?? '', { method: 'POST', body, redirect: 'manual' });
  await expect
    .poll(async () => (await session.call<Payment>('GET', `/api/payment.php?id=${payment_id}`)).status, {
      timeout: 20_000,
    })
    .toBe('completed');
}

/** Sends a text message. */
export async function sendText({ session }: MadeMember, profile: string, text: string): Promise<void> {
  await session.call('POST', '/api/chat.php', { profile, type: 'text', text });
}

/** Sets the member's session in a browser, on the brand's site or another one. */
export async function enter(context: BrowserContext, { session }: MadeMember, origin = session.origin) {
  await context.addCookies([{ name: 'auth', value: session.auth, url: origin, httpOnly: true }]);
}
