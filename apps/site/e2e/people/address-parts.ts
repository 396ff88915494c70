import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Chat, Credits, Settings, Transactions } from '@heartwood/api-contract';
import { landingSlug, type NicheNumber } from '@heartwood/domain';
import type { Locale } from '@heartwood/i18n';
import { originOf, type VisitedBrand } from '../environment/brands';
import { root } from '../environment/processes';
import type { AddressParts, MemberAddressParts } from '../environment/screens';
import { ApiSession } from './api-session';
import { shownMember } from './demo-member';
import type { MadeMember } from './made-member';

function tokensOf({ id, locale }: VisitedBrand): string[] {
  const folder = join(root, 'packages/brands/brands', id, 'pages', locale);
  return existsSync(folder) ? readdirSync(folder).map((file) => file.replace(/\.md$/, '')) : [];
}

/** Returns the varying parts of a brand's addresses, by the language of the page. */
export async function addressParts(brand: VisitedBrand): Promise<(locale: Locale) => AddressParts> {
  const profile = await shownMember(brand);
  const { niche } = await new ApiSession(originOf(brand)).call<Settings>('GET', '/api/settings.php');
  const tokens = tokensOf(brand);
  return (locale) => ({ slug: landingSlug(niche as NicheNumber, locale), profile, tokens });
}

/** Returns the varying parts of a member's addresses. */
export async function memberAddressParts({
  session,
}: MadeMember): Promise<Omit<MemberAddressParts, keyof AddressParts>> {
  const [{ chats }, { packages }, { payments }] = await Promise.all([
    session.call<{ chats: Chat[] }>('GET', '/api/chats.php'),
    session.call<Credits>('GET', '/api/credits.php'),
    session.call<Transactions>('GET', '/api/transactions.php'),
  ]);
  return {
    conversation: chats[0]?.conversation_id ?? '',
    offer: packages[0]?.id ?? '',
    payment: payments[0]?.payment_id ?? '',
  };
}
