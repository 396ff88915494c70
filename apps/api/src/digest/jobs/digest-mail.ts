import { broadcastTexts } from '../../broadcasts/broadcast-texts';
import {
  findWaitingBroadcast,
  findWaitingTerms,
  keepBroadcastMailed,
} from '../../broadcasts/waiting-broadcasts';
import { job } from '../../jobs/job';
import type { Brand } from '../../kernel/brands';
import { after, earliest } from '../../kernel/clock';
import { ownOrigin } from '../../kernel/edge/site-origin';
import { hashSecret } from '../../kernel/secrets';
import { composeMail, type MailIntl, type MailTexts } from '../../mail/compose-mail';
import { unsubscription } from '../../notifications/unsubscription';
import type { NotificationType } from '@heartwood/domain';
import type { Services } from '../../services';
import { gather } from '../gather';
import { endLook, keepState } from '../looks';
import { keepLikesMailed } from '../new-likes';
import { findRecipient, type Recipient } from '../recipient';
import { remindByPush } from '../remind-by-push';
import { remindToConfirm } from '../remind-to-confirm';
import { markNotified, unreadConversations, type UnreadConversation } from '../unread-conversations';
import { typesOf, writeDigest } from '../write-digest';

/** A due check of a member's news. */
interface Look {
  accountId: string;
  /** When it was claimed, ISO 8601. */
  at: string;
}

const daySeconds = 86_400;
/** When another process, which serves the member's brand, may claim the check. */
const hourSeconds = 3600;

interface Written {
  types: readonly NotificationType[];
  texts(intl: MailIntl): MailTexts;
}

async function send(
  { environment, mail }: Services,
  { recipient, brand, look }: { recipient: Recipient; brand: Brand; look: Look },
  { types, texts }: Written,
): Promise<void> {
  const { accountId, at } = look;
  const composed = await composeMail(environment, brand, recipient, texts, {
    unsubscription: unsubscription(environment, brand, { accountId, types }),
    id: hashSecret(`${accountId} ${at}`).slice(0, 32),
  });
  await mail.send(composed);
}

/** Mails a member announcements of new terms, which no setting stops and which don't count as the day's mail. */
async function announceTerms(
  { db, clock, environment, mail }: Services,
  recipient: Recipient,
  brand: Brand,
): Promise<void> {
  if (recipient.status !== 'active' && recipient.status !== 'not_confirmed') return;
  for (const terms of await findWaitingTerms(db, recipient.id)) {
    const id = hashSecret(`${recipient.id} ${terms.id}`).slice(0, 32);
    await mail.send(await composeMail(environment, brand, recipient, () => broadcastTexts(terms), { id }));
    await keepBroadcastMailed(db, recipient.id, terms, clock.now());
  }
}

/** Mails a member all news, or else a pending broadcast, and records what was mailed. */
async function sendNews(
  services: Services,
  look: Look,
  { recipient, brand, unread }: { recipient: Recipient; brand: Brand; unread: readonly UnreadConversation[] },
): Promise<void> {
  const { db, clock, environment, inTransaction } = services;
  const { accountId } = look;
  const now = clock.now();
  const { content, likes, waiting, next } = await gather(db, recipient, unread, brand, now);
  const types = typesOf(content);
  const origin = ownOrigin(environment, brand);
  const broadcast = types.length > 0 ? null : await findWaitingBroadcast(db, accountId, now);
  const written: Written | null = broadcast
    ? { types: [broadcast.type], texts: () => broadcastTexts(broadcast) }
    : {
        types,
        texts: (intl) => writeDigest(intl, { brand, origin, name: recipient.name }, content),
      };
  const mailed = written.types.length > 0;
  if (mailed) await send(services, { recipient, brand, look }, written);
  await inTransaction(async (scope) => {
    await markNotified(
      scope.db,
      accountId,
      unread.map((one) => ({
        id: one.id,
        mailedSeq: one.lastSeq,
        ...(waiting.includes(one) && { remindedSeq: one.lastSeq }),
      })),
    );
    await keepLikesMailed(scope.db, accountId, likes);
    if (broadcast) await keepBroadcastMailed(scope.db, accountId, broadcast, now);
    if (mailed)
      await keepState(scope.db, accountId, {
        mailed_at: now,
        ...(content.photo && { photo_reminded_at: now }),
      });
    const more = await findWaitingBroadcast(scope.db, accountId, now);
    const turns = [...(next ? [next] : []), ...(more ? [after(now, daySeconds)] : [])];
    await endLook(scope.db, accountId, { next: earliest(turns), week: recipient.weekly });
  });
}

/**
 * Reminds a member of unread conversations by push, and mails everything new and still unread: at most one
 * mail a day, besides announcements of new terms.
 * State is recorded only after the mail is sent, so that a failed mail is retried with current data.
 */
export const digestMail = job<Look>('mail.digest', async (look, services) => {
  const { db, brands, clock, inTransaction } = services;
  const { accountId } = look;
  const recipient = await findRecipient(db, accountId);
  const brand = recipient && brands.byId(recipient.brand);
  const end = (next: Date | null) => inTransaction((scope) => endLook(scope.db, accountId, { next }));
  const now = clock.now();
  if (!recipient) return end(null);
  if (!brand) return end(after(now, hourSeconds));
  await announceTerms(services, recipient, brand);
  const isActive = recipient.status === 'active';
  const unread = isActive ? await unreadConversations(db, accountId) : [];
  const nextPush = isActive ? await remindByPush(services, accountId, unread) : null;
  const turn = recipient.mailed_at && after(recipient.mailed_at, daySeconds);
  if (turn && turn > now) return end(earliest([turn, ...(nextPush ? [nextPush] : [])]));
  if (recipient.status === 'not_confirmed') return remindToConfirm(services, recipient, brand);
  return isActive ? sendNews(services, look, { recipient, brand, unread }) : end(null);
});
