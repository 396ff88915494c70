import type { NotificationType } from '@heartwood/domain';
import { isLocale, type Locale } from '@heartwood/i18n';
import { intlFor } from '@heartwood/i18n/intl';
import { sql } from 'kysely';
import { after } from '../kernel/clock';
import type { Services } from '../services';
import { pushMessages } from './messages';
import type { PushTarget } from './push-port';

interface News {
  recipientId: string;
  /** What the member may have turned off. */
  type: NotificationType;
  event: string;
  tag: string;
  path: string;
  from: { name: string; fictional: boolean };
  text: (typeof pushMessages)[Exclude<keyof typeof pushMessages, 'fictional'>];
}

interface Listener extends PushTarget {
  id: string;
  brand: string;
  language: string;
  country: string | null;
}

const daySeconds = 24 * 3600;

/** The member's browsers that have not been told of it yet; none where the member turned it off or is gone. */
function listeners({ db, clock }: Services, { recipientId, type, event }: News): Promise<Listener[]> {
  const now = clock.now();
  return db
    .selectFrom('push_subscription as browser')
    .innerJoin('session', 'session.id', 'browser.session_id')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(['browser.id', 'browser.brand', 'browser.endpoint', 'browser.p256dh', 'browser.auth'])
    .select(['account.language', 'account.country'])
    .where('account.id', '=', recipientId)
    .where('account.status', 'in', ['active', 'not_confirmed'])
    .where('session.expires_at', '>', now)
    .where(
      sql<boolean>`not exists (
        select 1 from notification_setting where account_id = ${recipientId}::uuid and type = ${type}
          and channel = 'push' and not enabled
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from push_sent where subscription_id = browser.id and event = ${event}
          and sent_at > ${after(now, -daySeconds)}::timestamptz
      )`,
    )
    .orderBy('browser.id')
    .execute();
}

async function tell(services: Services, listener: Listener, news: News): Promise<void> {
  const { db, brands, clock, push } = services;
  const { id, language, country } = listener;
  const brand = brands.byId(listener.brand);
  if (!brand) return;
  const locale: Locale = isLocale(language) ? language : brand.settings.default_locale;
  const intl = await intlFor(locale, country);
  const { event, tag, path, from } = news;
  const title = from.fictional ? intl.formatMessage(pushMessages.fictional, { name: from.name }) : from.name;
  const notice = { event, tag, path, title, body: intl.formatMessage(news.text) };
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
 * Tells each of a member's browsers, those that know of it already excepted, so that another try tells the rest only.
 * @throws Error where one of them could not be told
 */
export async function tellByPush(services: Services, news: News): Promise<void> {
  const told = await Promise.allSettled(
    (await listeners(services, news)).map((listener) => tell(services, listener, news)),
  );
  const failed = told.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
