import { randomUUID } from 'node:crypto';
import { notificationTypes } from '@heartwood/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allJobs } from '../../src/all-jobs';
import type { NewAccount } from '../../src/database/schema';
import {
  channels,
  deliveryName,
  eventTypes,
  type EventType,
  type MemberEvent,
} from '../../src/notifications/event-types';
import { notify } from '../../src/notifications/notify';
import { openChannels } from '../../src/notifications/open-channels';
import { order, payFor, price } from '../payments/shop';
import { startApi, type TestApi } from '../support/api';
import { addListener } from '../support/listener';
import { missingInText } from '../support/missing-in-text';
import { send } from '../support/send-message';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

type Account = Awaited<ReturnType<TestApi['member']>>;

const day = 24 * 3600_000;
const site = { brandId: 'oakmere', origin: 'http://oakmere.test' };
const jobs = new Map(allJobs.map((job) => [job.name, job]));
const notifyAll = (...events: MemberEvent[]) =>
  api.application.services.inTransaction((scope) => notify(scope, ...events));

/** Processes pending jobs, as the worker would. */
async function work(): Promise<void> {
  const waiting = await api.connection.run('delete from pgboss.job returning name, data', []);
  for (const { name, data } of waiting.rows as { name: string; data: never }[])
    await jobs.get(name)?.run(data, api.application.services);
}

/**
 * The channels on which a member was notified, in the order of `channels`, and whether the next digest checks
 * it.
 */
async function mailedTo({ id }: Account): Promise<string> {
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const counts = {
    page: await api.db.selectFrom('event').select('id').where('account_id', '=', id).execute(),
    push: await api.db.selectFrom('outgoing_push').select('id').where('endpoint', 'like', `%${id}`).execute(),
    mail: await api.db.selectFrom('outgoing_mail').select('id').where('to_address', '=', email).execute(),
  };
  const look = await api.db
    .selectFrom('notification_look')
    .select('account_id')
    .where('account_id', '=', id)
    .execute();
  const by = channels.flatMap((channel) => counts[channel].map(() => channel));
  return [...by, ...look.map(() => 'digest')].join(' ') || '-';
}

const set = (id: string, values: Partial<NewAccount>) =>
  api.db.updateTable('account').set(values).where('id', '=', id).execute();

async function choose({ id }: Account, enabled: boolean): Promise<void> {
  const rows = notificationTypes.flatMap((type) =>
    (['mail', 'push'] as const).map((channel) => ({ account_id: id, type, channel, enabled })),
  );
  await api.db.insertInto('notification_setting').values(rows).execute();
}

const deletedFor = (days: number) => ({
  status: 'deleted' as const,
  deleted_at: new Date(api.clock.now().getTime() - days * day),
});

const states = {
  'opted in': (me: Account) => choose(me, true),
  'opted out': (me: Account) => choose(me, false),
  'mails stopped': (me: Account) => set(me.id, { notifications_disabled: ['bounce'] }),
  banned: (me: Account) => set(me.id, { status: 'banned' }),
  deleted: (me: Account) => set(me.id, deletedFor(1)),
  'deleted for good': (me: Account) => set(me.id, deletedFor(14)),
  'sender banned': (_: Account, other: Account) => set(other.id, { status: 'banned' }),
  'sender unconfirmed': (_: Account, other: Account) => set(other.id, { status: 'not_confirmed' }),
  'sender blocked': (me: Account, other: Account) => me.browser.post('/api/block.php', { profile: other.id }),
};
type State = keyof typeof states;
const stateNames = Object.keys(states) as State[];

const bySender: Partial<Record<State, string>> = {
  'sender banned': '-',
  'sender unconfirmed': '-',
  'sender blocked': '-',
};
const gone: Partial<Record<State, string>> = { banned: '-', deleted: '-', 'deleted for good': '-' };
/** `else` covers the states that make no difference. */
type Expected = Partial<Record<State, string>> & { else: string };
const byPageAndPush: Expected = {
  else: 'page push digest',
  'opted out': 'page digest',
  ...gone,
  ...bySender,
};
const byPush: Expected = { else: 'push', 'opted out': '-', ...gone, ...bySender };
const byTransactionalMail: Expected = { else: 'mail', banned: '-', 'deleted for good': '-' };

const expected: Record<EventType, Expected> = {
  conversation: byPageAndPush,
  message: byPageAndPush,
  unread: byPush,
  read: { else: 'page', ...gone, ...bySender },
  photo: { else: 'page', ...gone, ...bySender },
  // Not stored: covered by `typing.test.ts`.
  typing: { else: '-' },
  like: byPageAndPush,
  match: byPageAndPush,
  credits: { else: 'page', ...gone },
  payment: { else: 'page', ...gone },
  activation: { ...byTransactionalMail, deleted: '-' },
  confirm_reminder: { else: 'mail', ...gone, 'opted out': '-', 'mails stopped': '-' },
  signup_attempt: byTransactionalMail,
  reset: byTransactionalMail,
  deletion: { else: '-', deleted: 'mail' },
  password_changed: byTransactionalMail,
  email_change: byTransactionalMail,
  email_change_asked: byTransactionalMail,
  email_changed: byTransactionalMail,
  export_ready: byTransactionalMail,
  photo_rejected: byTransactionalMail,
  // Nothing to report to members who aren't banned.
  banned: { else: '-', banned: 'mail' },
  report_decided: byTransactionalMail,
  directdebit_mandate: byTransactionalMail,
  directdebit_returned: byTransactionalMail,
  receipt: { ...byTransactionalMail, banned: 'mail' },
  withdrawal: { ...byTransactionalMail, banned: 'mail' },
};

/** Creates the situation an event reports, and returns the event. */
const occasions: Record<EventType, (me: Account, other: Account) => Promise<MemberEvent>> = {
  conversation: (me, other) => wrote('conversation', me, other),
  message: (me, other) => wrote('message', me, other),
  async unread(me, other) {
    const { body } = await send(other.browser, me.id, 'Hello');
    const { conversation } = body as { conversation: string };
    return { type: 'unread', accountId: me.id, byId: other.id, facts: { conversationId: conversation } };
  },
  read: (me, other) => Promise.resolve({ type: 'read', accountId: me.id, byId: other.id, page: {} }),
  photo: (me, other) => Promise.resolve({ type: 'photo', accountId: me.id, byId: other.id, page: {} }),
  typing: (me, other) => Promise.resolve({ type: 'typing', accountId: me.id, byId: other.id, page: {} }),
  like: (me, other) => liked('like', me, other),
  match: (me, other) => liked('match', me, other),
  credits: (me) => Promise.resolve({ type: 'credits', accountId: me.id, page: {} }),
  payment: (me) => Promise.resolve({ type: 'payment', accountId: me.id, page: {} }),
  async activation(me) {
    await set(me.id, { status: 'not_confirmed' });
    return { type: 'activation', accountId: me.id, facts: site };
  },
  async confirm_reminder(me) {
    await set(me.id, { status: 'not_confirmed' });
    return { type: 'confirm_reminder', accountId: me.id, facts: site };
  },
  signup_attempt: (me) => Promise.resolve({ type: 'signup_attempt', accountId: me.id, facts: site }),
  reset: (me) => Promise.resolve({ type: 'reset', accountId: me.id, facts: site }),
  deletion: (me) => Promise.resolve({ type: 'deletion', accountId: me.id, facts: site }),
  password_changed: (me) => Promise.resolve({ type: 'password_changed', accountId: me.id, facts: site }),
  email_change: (me) => addressChange('email_change', me),
  email_change_asked: (me) => addressChange('email_change_asked', me),
  email_changed: (me) => addressChange('email_changed', me),
  async export_ready(me) {
    const now = api.clock.now();
    const kept = { ready_at: now, expires_at: new Date(now.getTime() + 2 * day), size: 1 };
    await api.db
      .insertInto('data_export')
      .values({ account_id: me.id, key: me.id, requested_at: now, ...kept })
      .execute();
    return { type: 'export_ready', accountId: me.id, facts: site };
  },
  banned: (me) =>
    Promise.resolve({ type: 'banned', accountId: me.id, facts: { brandId: site.brandId, reason: 'spam' } }),
  async photo_rejected(me) {
    const { brandId } = site;
    return { type: 'photo_rejected', accountId: me.id, facts: { brandId, photoId: await rejectedPhoto(me) } };
  },
  async report_decided(me, other) {
    const { brandId } = site;
    const reference = await dismissedReport(me, other);
    return { type: 'report_decided', accountId: me.id, facts: { brandId, reference } };
  },
  directdebit_mandate: (me) => collected('directdebit_mandate', me),
  directdebit_returned: (me) => collected('directdebit_returned', me),
  async receipt(me) {
    return { type: 'receipt', accountId: me.id, facts: await purchase(me) };
  },
  async withdrawal(me) {
    const facts = await purchase(me);
    const wish = { payment_id: facts.paymentId };
    await me.browser.post('/api/withdrawal.php', { ...wish, confirm: price });
    return { type: 'withdrawal', accountId: me.id, facts };
  },
};

async function collected(
  type: 'directdebit_mandate' | 'directdebit_returned',
  me: Account,
): Promise<MemberEvent> {
  const id = randomUUID();
  const now = api.clock.now();
  await api.db
    .insertInto('payment')
    .values({
      id,
      account_id: me.id,
      brand: 'oakmere',
      seller: 'oakmere-test',
      package_id: 'o15',
      method: 'directdebit',
      provider: 'directdebit',
      credits: 15,
      amount: 1500,
      currency: 'EUR',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await api.db
    .insertInto('direct_debit')
    .values({
      payment_id: id,
      account_id: me.id,
      mandate_version: '1',
      language: 'en',
      iban: 'NL91ABNA0417164300',
      mandate_reference: `OAK-${id.slice(0, 8).toUpperCase()}`,
      creditor_name: 'Oak',
      creditor_id: 'DE',
      credits_at_confirmation: true,
      ordered_at: now,
      confirmed_at: now,
      returned_at: now,
    })
    .execute();
  return { type, accountId: me.id, facts: { ...site, paymentId: id } };
}

async function purchase(me: Account): Promise<{ brandId: string; paymentId: string }> {
  const paymentId = await payFor(api, await order(me.browser));
  const { brandId } = site;
  return { brandId, paymentId };
}

/** All three go to the member's current address, so that they are counted. */
async function addressChange(
  type: 'email_change' | 'email_change_asked' | 'email_changed',
  me: Account,
): Promise<MemberEvent> {
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', me.id)
    .executeTakeFirstOrThrow();
  const address = { email, email_key: email, former_email: email };
  const { id: changeId } = await api.db
    .insertInto('email_change')
    .values({ account_id: me.id, ...address, requested_at: api.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { type, accountId: me.id, facts: { ...site, changeId } };
}

async function wrote(type: 'conversation' | 'message', me: Account, other: Account): Promise<MemberEvent> {
  const { body } = await send(other.browser, me.id, 'Hello');
  const { message } = body as { message: { id: string } };
  return { type, accountId: me.id, byId: other.id, page: {}, facts: { messageId: message.id } };
}

async function liked(type: 'like' | 'match', me: Account, other: Account): Promise<MemberEvent> {
  await other.browser.post('/api/like.php', { profile: me.id });
  return { type, accountId: me.id, byId: other.id, page: {}, facts: { pool: 'oak', brand: 'oakmere' } };
}

async function rejectedPhoto({ id }: Account): Promise<string> {
  const now = api.clock.now();
  const key = () => randomUUID().replaceAll('-', '');
  const photo = await api.db
    .insertInto('photo')
    .values({
      account_id: id,
      key: key(),
      thumb_key: key(),
      match_key: key(),
      blurred_key: key(),
      blurred_thumb_key: key(),
      width: 1080,
      height: 1350,
      tone: '#7d5f44',
      status: 'rejected',
      rejected_reason: 'quality',
      rejected_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return photo.id;
}

async function dismissedReport(me: Account, other: Account): Promise<string> {
  const subject = { type: 'profile', id: other.id };
  const { body } = await me.browser.post('/api/report.php', { subject, reason: 'fake' });
  const { reference } = body as { reference: string };
  await api.db
    .updateTable('report')
    .set({ status: 'dismissed', decided_at: api.clock.now() })
    .where('reference', '=', reference)
    .execute();
  return reference;
}

async function forgetPagesAndLooks(): Promise<void> {
  await api.db.deleteFrom('event').execute();
  await api.db.deleteFrom('notification_look').execute();
}

async function occasion(type: EventType) {
  const [me, other] = [await addListener(api), await api.member()];
  const event = await occasions[type](me, other);
  await forgetPagesAndLooks();
  await api.connection.run('delete from pgboss.job', []);
  return { me, other, event };
}

const inAllStates = (of: (state: State) => string) => stateNames.map((state) => `${state}: ${of(state)}`);
const types = Object.keys(eventTypes) as EventType[];

describe.each(types)('%s', (type) => {
  const expectedIn = (state: State) => expected[type][state] ?? expected[type].else;

  test('reaches a member on the channels that are open at that time', async () => {
    const seen: string[] = [];
    for (const state of stateNames) {
      const { me, other, event } = await occasion(type);
      await states[state](me, other);
      await notifyAll(event);
      await work();
      seen.push(`${state}: ${await mailedTo(me)}`);
    }
    expect(seen).toEqual(inAllStates(expectedIn));
  });

  test('is neither pushed nor mailed if the member’s state has closed the channel since', async () => {
    const seen: string[] = [];
    for (const state of stateNames) {
      const { me, other, event } = await occasion(type);
      await notifyAll(event);
      await states[state](me, other);
      await forgetPagesAndLooks();
      await work();
      seen.push(`${state}: ${await mailedTo(me)}`);
    }
    const later = (state: State) =>
      expectedIn(state)
        .replace(/^page ?/, '')
        .replace(/ ?digest$/, '') || '-';
    expect(seen).toEqual(inAllStates(later));
  });
});

/** The state of who gets a mail, where it is not that of any member. */
const mailedIn: Partial<Record<EventType, 'banned' | 'deleted'>> = { banned: 'banned', deletion: 'deleted' };

test('every mail has all of its content in the plain text, and is smaller than 30 kB', async () => {
  await api.db.deleteFrom('outgoing_mail').execute();
  const mailed = types.filter((type) => 'mail' in eventTypes[type]);
  const faults: Record<string, { missing: string[]; isLight: boolean }[]> = {};
  for (const type of mailed) {
    const { me, event } = await occasion(type);
    await states[mailedIn[type] ?? 'opted in'](me);
    await notifyAll(event);
    await work();
    const mails = await api.db.deleteFrom('outgoing_mail').returning(['html', 'text']).execute();
    faults[type] = mails.map((mail) => ({
      missing: missingInText(mail),
      isLight: mail.html.length < 30_000,
    }));
  }
  expect(faults).toEqual(Object.fromEntries(mailed.map((type) => [type, [{ missing: [], isLight: true }]])));
});

test('each push and mail of the table has a job, and there is no other but the digest', () => {
  const declared = types.flatMap((type) =>
    (['push', 'mail'] as const)
      .filter((channel) => channel in eventTypes[type])
      .map((channel) => deliveryName(channel, type)),
  );
  const made = allJobs.map(({ name }) => name).filter((name) => /^(push|mail)\./.test(name));
  expect(made.toSorted()).toEqual([...declared, 'mail.digest'].toSorted());
});

test('a member’s own action is sent to their own pages only', async () => {
  const { me, event } = await occasion('message');
  await notifyAll({ ...event, byId: me.id } as MemberEvent);
  await work();
  expect(await mailedTo(me)).toBe('page');
});

test('a reset for an unknown address adds a job and sends no mail', async () => {
  await api.db.deleteFrom('outgoing_mail').execute();
  await notifyAll({ type: 'reset', accountId: null, facts: site });
  const waiting = await api.connection.run(
    `select name from pgboss.job where data ->> 'accountId' is null`,
    [],
  );
  await work();
  const mails = await api.db.selectFrom('outgoing_mail').select('id').execute();
  expect([waiting.rows, mails]).toEqual([[{ name: 'mail.reset' }], []]);
});

test('promotional types are off until turned on, and the other types are on by default', async () => {
  const me = await addListener(api);
  const open = async () => {
    const on: string[] = [];
    for (const type of notificationTypes) {
      const to = await openChannels(api.db, api.clock.now(), { accountId: me.id }, type);
      if (to.has('mail') && to.has('push')) on.push(type);
    }
    return on;
  };
  const before = await open();
  await choose(me, true);
  const usual = ['new_conversations', 'new_messages', 'like', 'unread_message_reminders', 'reminders'];
  expect([before, await open()]).toEqual([usual, [...notificationTypes]]);
});

test('an unconfirmed address gets transactional mails only', async () => {
  const me = await addListener(api);
  await set(me.id, { status: 'not_confirmed' });
  const open = async (setting: 'like' | null) => [
    ...(await openChannels(api.db, api.clock.now(), { accountId: me.id }, setting)),
  ];
  expect([await open('like'), await open(null)]).toEqual([
    ['page', 'push'],
    ['page', 'push', 'mail'],
  ]);
});

test('an unknown account has no open channel', async () => {
  const open = await openChannels(api.db, api.clock.now(), { accountId: randomUUID() }, null);
  expect([...open]).toEqual([]);
});
