import { buildUser } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { memberOf } from '../member/member';
import { memberNotice } from './member-notices';
import type { NoticePlace } from './member-notices';

const now = 1_800_000_000;
const place: NoticePlace = {
  route: 'members',
  query: new URLSearchParams(),
  smartphone: false,
  asksForPush: false,
  newerBuild: false,
  closed: {},
  noticedVisit: null,
  now,
};
const shown = { ...memberOf(buildUser()), image: { thumb: '/media/a', tone: '#123456' } };
const confirmed = { ...shown, status: 'active', profile_status: 'active' } as const;
const unconfirmed = { ...shown, status: 'not_confirmed', profile_status: 'disabled' } as const;
const signupEnded = new URLSearchParams('api_signup_complete=1');

test('the reminder is a modal on a phone right after signup, and an alert otherwise', () => {
  const alert = { kind: 'activationReminder', presentation: 'alert' };
  expect([
    memberNotice(unconfirmed, place),
    memberNotice(unconfirmed, { ...place, smartphone: true }),
    memberNotice(unconfirmed, { ...place, query: signupEnded }),
    memberNotice(unconfirmed, { ...place, query: signupEnded, smartphone: true }),
    memberNotice(unconfirmed, { ...place, route: 'settings' }),
    memberNotice(confirmed, { ...place, query: signupEnded }),
  ]).toEqual([
    { ...alert, notOnPhones: false },
    { ...alert, notOnPhones: false },
    { ...alert, notOnPhones: true },
    { kind: 'activationReminder', presentation: 'modal', notOnPhones: true },
    null,
    null,
  ]);
});

test('shows one notice at a time, by priority', () => {
  const bare = { ...confirmed, image: null };
  const asking = { ...place, asksForPush: true };
  const stopped = { ...bare, notifications_disabled: ['bounce' as const] };
  expect([
    memberNotice({ ...unconfirmed, image: null }, place),
    memberNotice({ ...unconfirmed, image: null, notifications_disabled: ['bounce'] }, place),
    memberNotice(stopped, place),
    memberNotice(stopped, { ...place, closed: { disabledNotifications: now } }),
    memberNotice(bare, place),
    memberNotice(bare, { ...place, closed: { profilePhoto: now } }),
    memberNotice(bare, { ...place, route: 'premium' }),
    memberNotice(bare, { ...asking, closed: {} }),
    memberNotice(confirmed, asking),
    memberNotice(confirmed, { ...asking, closed: { push: now } }),
    memberNotice(confirmed, { ...asking, route: 'premium' }),
    memberNotice(confirmed, place),
    memberNotice(confirmed, { ...asking, newerBuild: true }),
    memberNotice(confirmed, { ...place, newerBuild: true }),
    memberNotice(confirmed, { ...place, newerBuild: true, closed: { update: now } }),
    memberNotice(confirmed, { ...place, newerBuild: true, route: 'credits' }),
  ]).toEqual([
    { kind: 'activationReminder', presentation: 'alert', notOnPhones: false },
    { kind: 'disabledNotifications' },
    { kind: 'disabledNotifications' },
    { kind: 'profilePhoto' },
    { kind: 'profilePhoto' },
    null,
    null,
    { kind: 'profilePhoto' },
    { kind: 'push' },
    null,
    null,
    null,
    { kind: 'push' },
    { kind: 'update' },
    null,
    null,
  ]);
});

test('a closed reminder stays hidden for a day, and the next notice shows', () => {
  const closed = (seconds: number) => ({ ...place, closed: { activationReminder: now - seconds } });
  const bare = { ...unconfirmed, image: null };
  expect([
    memberNotice(unconfirmed, closed(60)),
    memberNotice(unconfirmed, { ...closed(60), query: signupEnded, smartphone: true }),
    memberNotice(bare, closed(60)),
    memberNotice(bare, closed(86_400)),
  ]).toEqual([
    null,
    null,
    { kind: 'profilePhoto' },
    { kind: 'activationReminder', presentation: 'alert', notOnPhones: false },
  ]);
});

test('shows no notice on pages without room for it, or within 30 minutes of the last one', () => {
  const bare = { ...confirmed, image: null };
  const at = (route: NoticePlace['route']) => memberNotice(bare, { ...place, route });
  const noticed = (ago: number) => memberNotice(bare, { ...place, noticedVisit: now - ago });
  expect([at('members-id'), at('swipe-game'), at('chats-id'), at('pricing')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect([noticed(0), noticed(1_799), noticed(1_800)]).toEqual([null, null, { kind: 'profilePhoto' }]);
  expect([
    memberNotice(unconfirmed, { ...place, route: 'members-id' }),
    memberNotice(unconfirmed, { ...place, noticedVisit: now }),
    memberNotice(unconfirmed, { ...place, noticedVisit: now, query: signupEnded, smartphone: true }),
  ]).toEqual([null, null, { kind: 'activationReminder', presentation: 'modal', notOnPhones: true }]);
});

test('shows no notice where newer terms have to be accepted', () => {
  const terms_due = '2027-05-01T12:00:00.000Z';
  const asked = { ...unconfirmed, terms_due };
  const bare = { ...confirmed, image: null, terms_due };
  expect([
    memberNotice(asked, { ...place, query: signupEnded, smartphone: true }),
    memberNotice(asked, place),
    memberNotice(bare, place),
    memberNotice(bare, { ...place, route: 'transactions-id' }),
  ]).toEqual([null, null, null, { kind: 'profilePhoto' }]);
});
