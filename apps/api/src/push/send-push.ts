import { isLocale, type Locale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import { sql } from 'kysely';
import { after } from '../kernel/clock';
import type { Services } from '../services';
import { pushMessages } from './messages';
import type { PushNotice } from './push-port';
import { shownName } from './shown-name';

/** The content of a push. */
export interface News extends Pick<PushNotice, 'event' | 'tag' | 'path'> {
  from: { name: string; fictional: boolean };
}

/** The text below the sender's name. */
export type PushText = Exclude<keyof typeof pushMessages, 'fictional'>;

const daySeconds = 24 * 3600;

/** The member's browsers that haven't received this event yet. */
function listeners({ db, clock }: Services, accountId: string, event: string) {
  const now = clock.now();
  return db
    .selectFrom('push_subscription as browser')
    .innerJoin('session', 'session.id', 'browser.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['browser.id', 'browser.brand', 'browser.endpoint', 'browser.p256dh', 'browser.auth'])
    .select(['account.language', 'account.country'])
    .where('account.id', '=', accountId)
    .where('session.expires_at', '>', now)
    .where(
      sql<boolean>`not exists (
        select 1 from push_sent where subscription_id = browser.id and event = ${event}
          and sent_at > ${after(now, -daySeconds)}::timestamptz
      )`,
    )
    .orderBy('browser.id')
    .execute();
}

type Listener = Awaited<ReturnType<typeof listeners>>[number];

async function sendTo(
  services: Services,
  listener: Listener,
  { event, tag, path, from }: News,
  text: PushText,
): Promise<void> {
  const { db, brands, clock, push } = services;
  const { id, language, country } = listener;
  const brand = brands.byId(listener.brand);
  if (!brand) return;
  const locale: Locale = isLocale(language) ? language : brand.settings.default_locale;
  const intl = await intlFor(locale, country);
  const title = shownName(intl, brand, from);
  const notice = { event, tag, path, title, body: intl.formatMessage(pushMessages[text]) };
  if ((await push.send(listener, notice)) === 'gone') {
    await db.deleteFrom('push_subscription').where('id', '=', id).execute();
    return;
  }
  const sent_at = clock.now();
  await sql`insert into push_sent (subscription_id, event, sent_at)
    select id, ${event}, ${sent_at}::timestamptz from push_subscription where id = ${id}::uuid
    on conflict (subscription_id, event) do update set sent_at = excluded.sent_at`.execute(db);
}

/**
 * Pushes to each of a member's browsers that hasn't received it yet, so that a retry reaches only the rest.
 * @throws Error if one of them failed
 */
export async function sendPush(
  services: Services,
  accountId: string,
  news: News,
  text: PushText,
): Promise<void> {
  const results = await Promise.allSettled(
    (await listeners(services, accountId, news.event)).map((listener) =>
      sendTo(services, listener, news, text),
    ),
  );
  const failed = results.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
