import { makeToken } from '../../src/accounts/tokens';
import { makeExport } from '../../src/accounts/jobs/make-export';
import type { TokenPurpose } from '../../src/database/schema';
import { unsubscribeToken } from '../../src/notifications/unsubscribe-token';
import { confirmDebit, debitOf, lastCode, orderDebit } from '../direct-debit/mandates';
import { notify, order, setSandbox } from '../payments/shop';
import type { TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { memberPassword } from '../support/members';
import { sendGift, sendPhoto } from '../support/send-gift';
import { send } from '../support/send-message';
import { unconfirmed } from './roles';
import { picture, type Person } from './world';

interface Caller {
  id: string | null;
  browser: Browser;
}

type Ask = () => Promise<Answer>;
type Prepare = (api: TestApi, caller: Caller, other: Person) => Promise<Ask> | Ask;

const nobody = '00000000-0000-4000-8000-000000000000';
const newPassword = 'oak-leaves-turn-green';
let people = 0;

/** Someone who is neither the caller nor the other member. */
async function third(api: TestApi, wish: Parameters<TestApi['member']>[0] = {}) {
  const email = `third${(people += 1)}@oakmere.example`;
  const member = await api.member({ ...wish, account: { email, email_key: email, ...wish.account } });
  return { ...member, email };
}

/** A link for a third member, in the state in which it works. */
async function linkFor(api: TestApi, purpose: TokenPurpose): Promise<string> {
  const { id, email, browser } = await third(api, purpose === 'activation' ? unconfirmed : {});
  const next = `next-${email}`;
  if (purpose === 'mail_change')
    await browser.put('/api/email.php', { email: next, password: memberPassword });
  if (purpose === 'reactivation')
    await browser.post('/api/account-deletion.php', { reason: 'pause', password: memberPassword });
  const address = purpose === 'mail_change' ? next : email;
  return makeToken(api.db, { purpose, accountId: id, email: address }, api.clock.now());
}

const made = (answer: Answer) =>
  answer.body as {
    conversation?: string;
    message?: { id: string };
    photo?: { id: string };
    payment_id?: string;
  };

async function uploaded({ browser }: Caller): Promise<string> {
  const form = new FormData();
  form.set('file', new File([Buffer.from(await picture())], 'me.jpg'));
  return made(await browser.post('/api/photos.php', form)).photo?.id ?? nobody;
}

const conversationOf = async ({ id }: Caller, other: Person) =>
  made(await send(other.browser, id ?? nobody, 'Hello')).conversation ?? nobody;
const likedBy = (other: Person, { id }: Caller) =>
  other.browser.post('/api/like.php', { profile: id ?? nobody });
const ordered = async ({ browser }: Caller) => made(await order(browser)).payment_id ?? nobody;

/** Makes each request valid, then sends it; an object the caller can't have is replaced by one nobody has. */
export const preparations: Record<string, Prepare> = {
  postUser: async (api, { browser }) => {
    const { email } = await third(api);
    return () => browser.post('/api/user.php', { email, password: memberPassword });
  },
  requestPasswordReset: async (api, { browser }) => {
    const { email } = await third(api);
    return () => browser.post('/api/reset-password.php', { email });
  },
  activate: async (api, { browser }) => {
    const token = await linkFor(api, 'activation');
    return () => browser.post('/api/activate.php', { token });
  },
  resetPassword: async (api, { browser }) => {
    const token = await linkFor(api, 'reset');
    return () => browser.put('/api/reset-password.php', { token, password: newPassword });
  },
  reactivate: async (api, { browser }) => {
    const token = await linkFor(api, 'reactivation');
    return () => browser.post('/api/reactivate.php', { token });
  },
  confirmEmail: async (api, { browser }) => {
    const token = await linkFor(api, 'mail_change');
    return () => browser.post('/api/mail-change.php', { token });
  },
  unsubscribe: async (api, { browser }) => {
    const { id: accountId } = await third(api);
    const { SESSION_SECRET } = api.application.services.environment;
    const token = unsubscribeToken(SESSION_SECRET, { accountId, types: ['like'] });
    return () => browser.post('/api/unsubscribe.php', { token });
  },
  endSessions:
    (_, { browser }) =>
    () =>
      browser.delete('/api/sessions.php', {}),
  changePassword:
    (_, { browser }) =>
    () =>
      browser.put('/api/password.php', {
        old_password: memberPassword,
        new_password: newPassword,
        repeat_password: newPassword,
      }),
  changeEmail:
    (_, { browser }) =>
    () =>
      browser.put('/api/email.php', {
        email: `mine${(people += 1)}@oakmere.example`,
        password: memberPassword,
      }),
  putConsent:
    (_, { browser }) =>
    () =>
      browser.put('/api/consent.php', { advertising: true }),
  requestExport:
    (_, { browser }) =>
    () =>
      browser.post('/api/export.php', { password: memberPassword }),
  getExportFile: async (api, { id, browser }) => {
    await browser.post('/api/export.php', { password: memberPassword });
    const copy = await api.db
      .selectFrom('data_export')
      .select('key')
      .where('account_id', '=', id ?? nobody)
      .executeTakeFirst();
    const facts = { brandId: 'oakmere', origin: 'http://oakmere.test' };
    await makeExport.run({ accountId: id ?? nobody, key: copy?.key ?? '', facts }, api.application.services);
    return () => browser.get('/api/export-file.php');
  },
  deleteAccount:
    (_, { browser }) =>
    () =>
      browser.post('/api/account-deletion.php', { reason: 'pause', password: memberPassword }),
  uploadPhoto:
    (_, { browser }) =>
    async () => {
      const form = new FormData();
      form.set('file', new File([Buffer.from(await picture())], 'me.jpg'));
      return browser.post('/api/photos.php', form);
    },
  changePhotos: async (_, caller) => {
    await uploaded(caller);
    const id = await uploaded(caller);
    return () => caller.browser.put('/api/photos.php', { id, private: true });
  },
  deletePhoto: async (_, caller) => {
    const id = await uploaded(caller);
    return () => caller.browser.delete('/api/photos.php', { id });
  },
  clearNewLike: async (_, caller, other) => {
    await likedBy(other, caller);
    return () => caller.browser.put('/api/like.php', { profile: other.id });
  },
  getAutoLike: async (_, caller, other) => {
    await likedBy(other, caller);
    return () => caller.browser.get('/api/auto-like.php');
  },
  postAutoLike: async (_, caller, other) => {
    await likedBy(other, caller);
    return () => caller.browser.post('/api/auto-like.php');
  },
  sendPhoto:
    (_, { browser }, other) =>
    () =>
      sendPhoto(browser, other.id),
  answerPhoto: async (_, { id, browser }, other) => {
    const message = made(await sendPhoto(other.browser, id ?? nobody)).message?.id ?? nobody;
    return () => browser.put('/api/chat-photo.php', { message, accepted: true });
  },
  openGift: async (_, { id, browser }, other) => {
    const message = made(await sendGift(other.browser, id ?? nobody, 'rose')).message?.id ?? nobody;
    return () => browser.put('/api/gift.php', { message });
  },
  typing: async (_, caller, other) => {
    const conversation = await conversationOf(caller, other);
    return () => caller.browser.post('/api/typing.php', { conversation });
  },
  markRead: async (_, caller, other) => {
    const conversation = await conversationOf(caller, other);
    return () => caller.browser.put('/api/chat.php', { conversation });
  },
  deleteChat: async (_, caller, other) => {
    const conversation = await conversationOf(caller, other);
    return () => caller.browser.delete('/api/chat.php', { conversation });
  },
  getPayment: async (_, caller) => {
    const id = await ordered(caller);
    return () => caller.browser.get('/api/payment.php', { query: { id } });
  },
  confirmDirectDebit: async (api, { browser }) => {
    const phone = `06${String(12_000_000 + (people += 1))}`;
    const made = debitOf(await orderDebit(browser, { phone }));
    const id = made.payment?.payment_id ?? nobody;
    const otp = made.payment ? await lastCode(api, `+31${phone.slice(1)}`) : '000000';
    return () => confirmDebit(browser, id, otp);
  },
  withdraw: async (api, caller) => {
    const id = await ordered(caller);
    await setSandbox(api, id, { status: 'paid' });
    await notify(api, id);
    return () => caller.browser.post('/api/withdrawal.php', { payment_id: id });
  },
  getTransactions: async (_, caller) => {
    const id = await ordered(caller);
    return () => caller.browser.get('/api/transactions.php', { query: { id } });
  },
  unblock: async (_, { browser }, other) => {
    await browser.post('/api/block.php', { profile: other.id });
    return () => browser.delete('/api/block.php', { profile: other.id });
  },
};
