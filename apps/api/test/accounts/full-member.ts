import { buyByDebit } from '../direct-debit/mandates';
import { order, payFor, reducedPrice } from '../payments/shop';
import { picture, upload } from '../photos/upload';
import type { TestApi } from '../support/api';
import { addListener } from '../support/listener';
import { memberPassword } from '../support/members';
import { sendGift, sendPhoto } from '../support/send-gift';
import { send } from '../support/send-message';

type Member = Awaited<ReturnType<TestApi['member']>>;

/**
 * A member who has done everything that is stored, with another member, so that none of their tables is
 * empty.
 */
export async function makeFullMember(api: TestApi): Promise<{ me: Member; other: Member; photo: string }> {
  const rich = { account: { credits: 40 } };
  const [me, other, third] = [await addListener(api, rich), await api.member(rich), await api.member()];
  const { browser } = me;
  const now = api.clock.now();
  await send(browser, other.id, 'what I wrote');
  await send(other.browser, me.id, 'what they wrote');
  await sendPhoto(browser, other.id);
  await sendPhoto(other.browser, me.id);
  await sendGift(browser, other.id, 'rose', { text: 'what I gave' });
  await browser.post('/api/like.php', { profile: other.id });
  await other.browser.post('/api/like.php', { profile: me.id });
  await browser.post('/api/swipe.php', { profile: third.id, liked: true });
  await browser.put('/api/match-finder.php', { answers: { sunday: 'lunch' } });
  await browser.post('/api/block.php', { profile: (await api.member()).id });
  const report = { subject: { type: 'profile', id: third.id }, reason: 'spam', text: 'what I reported' };
  await browser.post('/api/report.php', report);
  const complaint = { email: 'rowan@birch.example', reason: 'other', text: 'what I complained of' };
  await browser.post('/api/complaints.php', complaint);
  // One not mailed to support yet would survive the purge.
  await api.db.updateTable('complaint').set({ mailed_at: now }).where('account_id', '=', me.id).execute();
  await browser.put('/api/email.php', { email: `new-${me.id}@oakmere.example`, password: memberPassword });
  await browser.put('/api/notifications.php', { type: 'like', channel: 'push', enabled: false });
  const quiet = { quiet_from: '22:00', quiet_until: '07:00', time_zone: 'Europe/Amsterdam' };
  await browser.put('/api/notifications.php', quiet);
  await browser.put('/api/notifications.php', { mail_stopped: [] });
  const { body } = await upload(browser, await picture());
  const bought = await payFor(api, await order(browser, { code: 'WELCOME25', amount: reducedPrice }));
  await browser.post('/api/withdrawal.php', { payment_id: bought, confirm: reducedPrice, name: 'Rowan Oak' });
  await buyByDebit(api, browser);
  await api.db
    .insertInto('discount_code')
    .values({ pool: 'oak', code: `OWN${me.id}`, percentage: 10, account_id: me.id, created_at: now })
    .execute();
  await api.db
    .insertInto('terms_acceptance')
    .values({ account_id: me.id, version: '2023-12-01', brand: 'oakmere', accepted_at: now })
    .execute();
  await api.db
    .insertInto('waiting_message')
    .values({ sender_id: me.id, recipient_id: third.id, type: 'text', text: 'what waited', created_at: now })
    .execute();
  return { me, other, photo: (body as { photo: { id: string } }).photo.id };
}
