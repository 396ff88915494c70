import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asksForTerms,
  activationReminder,
  activeDiscount,
  ageOn,
  attentionCount,
  authCookieName,
  checkDateOfBirth,
  dueNotice,
  formatCalendarDate,
  hoursLeft,
  isHistoryNearLimit,
  landingSlug,
  latestDateOfBirth,
  localeOfLandingSlug,
  newPhotoStatus,
  nicheNumbers,
  parseCalendarDate,
  photoLimit,
  photoView,
  pollInterval,
  siteEntryDue,
  termsVersion,
  timeBonusSecondsLeft,
  titleWithCount,
} from './index';

const day = (text: string) => new Date(`${text}T12:00:00Z`);

describe('landing slugs', () => {
  it('consist of niche prefix and language, with eng for en', () => {
    expect(nicheNumbers.map((niche) => landingSlug(niche, 'en'))).toEqual([
      'eng',
      'she-eng',
      'bdsm-eng',
      'bbw-eng',
      'gilf-eng',
      'milf-eng',
      'gay-eng',
    ]);
    expect(landingSlug(3, 'de')).toBe('bdsm-de');
  });
  it('are parsed for their own niche only', () => {
    const locales = ['de', 'en', 'nl'] as const;
    expect(
      ['bdsm-eng', 'bdsm-nl', 'eng', 'bdsm-en', 'bdsm-xx', ''].map((slug) =>
        localeOfLandingSlug(slug, 3, locales),
      ),
    ).toEqual(['en', 'nl', null, null, null, null]);
  });
});

describe('titleWithCount', () => {
  it('puts unread messages plus new likes before the title, once', () => {
    expect(titleWithCount('Members', attentionCount(2, 3))).toBe('(5) Members');
    expect(titleWithCount('(5) Members', 6)).toBe('(6) Members');
    expect(titleWithCount('(5) Members', 0)).toBe('Members');
    expect(titleWithCount('(99) Members', 103)).toBe('(99+) Members');
    expect(titleWithCount('(99+) Members', 99)).toBe('(99) Members');
  });
});

describe('time bonus', () => {
  const signupDate = '2026-03-01T10:00:00.000Z';
  const left = (seconds: number, paidUser = false) =>
    timeBonusSecondsLeft({ signupDate, paidUser }, Date.parse(signupDate) + seconds * 1000);
  it('runs 14400 seconds from signup', () => {
    expect([0, 1, 14_399, 14_400, 14_401].map((seconds) => left(seconds))).toEqual([14_400, 14_399, 1, 0, 0]);
  });
  it('is zero when paid or with an invalid date, and capped when the clock is behind', () => {
    expect([
      left(0, true),
      timeBonusSecondsLeft({ signupDate: 'soon', paidUser: false }, 0),
      left(-50),
    ]).toEqual([0, 0, 14_400]);
  });
  it('has its remaining hours rounded up', () => {
    expect([14_400, 10_801, 10_800, 1, 0].map(hoursLeft)).toEqual([4, 4, 3, 1, 0]);
  });
  it('takes precedence over the welcome discount', () => {
    expect([
      activeDiscount('bonus', 'welcome'),
      activeDiscount(null, 'welcome'),
      activeDiscount(null, null),
    ]).toEqual(['bonus', 'welcome', null]);
  });
});

describe('dates of birth', () => {
  it('must be real dates in the expected format', () => {
    expect(
      ['2025-02-29', '1990-13-01', '1990-00-10', '1990-04-31', '90-04-01', '1990-4-1', '0000-01-01', ''].map(
        parseCalendarDate,
      ),
    ).toEqual(Array(8).fill(null));
    expect(parseCalendarDate('2024-02-29')).toEqual({ year: 2024, month: 2, day: 29 });
  });
  it('are accepted from the birthday on', () => {
    expect(checkDateOfBirth('2000-06-15', day('2018-06-14'))).toEqual({ ok: false, code: 'underage' });
    expect(checkDateOfBirth('2000-06-15', day('2018-06-15'))).toEqual({
      ok: true,
      date: { year: 2000, month: 6, day: 15 },
      age: 18,
    });
    expect(checkDateOfBirth('2000-06-15', day('2020-06-15'), 21)).toEqual({ ok: false, code: 'underage' });
  });
  it('on 29 February count from 1 March in other years', () => {
    const leapling = { year: 2004, month: 2, day: 29 };
    expect([
      ageOn(leapling, day('2022-02-28')),
      ageOn(leapling, day('2022-03-01')),
      ageOn(leapling, day('2024-02-29')),
    ]).toEqual([17, 18, 20]);
  });
  it('must not be in the future or more than 120 years ago', () => {
    expect([
      checkDateOfBirth('2030-01-01', day('2026-01-01')),
      checkDateOfBirth('1900-01-01', day('2026-01-01')),
    ]).toEqual([
      { ok: false, code: 'invalid' },
      { ok: false, code: 'invalid' },
    ]);
  });
  it('have a latest date that is just old enough', () => {
    fc.assert(
      fc.property(
        fc.date({ min: day('1990-01-01'), max: day('2060-01-01'), noInvalidDate: true }),
        fc.integer({ min: 18, max: 30 }),
        (at, age) => {
          const latest = latestDateOfBirth(at, age);
          const next = new Date(Date.UTC(latest.year, latest.month - 1, latest.day + 1));
          expect(checkDateOfBirth(formatCalendarDate(latest), at, age).ok).toBe(true);
          expect(checkDateOfBirth(next.toISOString().slice(0, 10), at, age)).toEqual({
            ok: false,
            code: 'underage',
          });
        },
      ),
    );
  });
});

describe('photos', () => {
  const photo = { main: false, private: false, status: 'active' as const };
  it('are visible depending on the viewer', () => {
    const views = [
      photo,
      { ...photo, main: true },
      { ...photo, private: true },
      { ...photo, status: 'inspection' as const },
    ];
    const see = (owner: boolean, paidUser: boolean) =>
      views.map((view) => photoView(view, { owner, paidUser }));
    expect([see(false, false), see(false, true), see(true, false)]).toEqual([
      ['blurred', 'clear', 'counted', 'hidden'],
      ['clear', 'clear', 'clear', 'hidden'],
      ['clear', 'clear', 'clear', 'clear'],
    ]);
  });
  it('have the limit of the brand, and the status of its inspection mode', () => {
    const settings = { free_photos: 2, premium_photos: 9 };
    expect([photoLimit(false, settings), photoLimit(true, settings)]).toEqual([2, 9]);
    expect([newPhotoStatus('before'), newPhotoStatus('after'), newPhotoStatus('off')]).toEqual([
      'inspection',
      'active',
      'active',
    ]);
  });
});

describe('specified constants', () => {
  it('poll interval, history limit, auth cookie and terms version', () => {
    expect([pollInterval(false), pollInterval(true)]).toEqual([60_000, 300_000]);
    expect([isHistoryNearLimit(90, 100), isHistoryNearLimit(89, 100), isHistoryNearLimit(900, 0)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([authCookieName(true), authCookieName(false)]).toEqual(['__Host-auth', 'auth']);
    expect([
      termsVersion(),
      termsVersion('2020-01-01'),
      termsVersion('2025-05-01T08:00:00Z'),
      termsVersion('x'),
    ]).toEqual([
      '2023-12-01T12:00:00.000Z',
      '2023-12-01T12:00:00.000Z',
      '2025-05-01T08:00:00.000Z',
      '2023-12-01T12:00:00.000Z',
    ]);
  });
  it('newer terms are asked for on member pages, except for settings and payment results', () => {
    const asking = ['members', 'members-id', 'chats-id', 'credits', 'premium', 'profile'] as const;
    const silent = [
      'settings',
      'notifications',
      'transactions-id',
      'complaints',
      'pages-terms',
      'account-deleted',
      'login',
    ] as const;
    expect(asking.filter((route) => !asksForTerms(route))).toEqual([]);
    expect(silent.filter((route) => asksForTerms(route))).toEqual([]);
  });
});

describe('notices', () => {
  const unconfirmed = {
    userStatus: 'not_confirmed',
    profileStatus: 'disabled',
    notificationsDisabled: false,
    route: 'members' as const,
    signupJustCompleted: true,
    smartphone: true,
    closed: {},
    now: 1_800_000_000,
  };
  it('show the activation reminder as a modal on a phone after signup, else as an alert', () => {
    expect([
      activationReminder(unconfirmed),
      activationReminder({ ...unconfirmed, smartphone: false }),
      activationReminder({ ...unconfirmed, signupJustCompleted: false }),
      activationReminder({ ...unconfirmed, route: 'settings' }),
      activationReminder({ ...unconfirmed, notificationsDisabled: true }),
      activationReminder({ ...unconfirmed, userStatus: 'active' }),
    ]).toEqual(['modal', 'alert', 'alert', null, null, null]);
  });
  it('show the activation reminder again a day after closing', () => {
    const closedFor = (seconds: number) =>
      activationReminder({
        ...unconfirmed,
        signupJustCompleted: false,
        closed: { activationReminder: unconfirmed.now - seconds },
      });
    expect([closedFor(0), closedFor(86_400 - 1), closedFor(86_400), closedFor(-60)]).toEqual([
      null,
      null,
      'alert',
      'alert',
    ]);
  });
  it('show one at a time, in order, off excluded pages, and not for 30 days after closing', () => {
    const now = 1_800_000_000;
    const all = { disabledNotifications: true, profilePhoto: true, push: true, update: true };
    const situation = { holds: all, closed: {}, route: 'members' as const, now };
    const first = { disabledNotifications: now - 60 };
    expect([
      dueNotice(situation),
      dueNotice({ ...situation, closed: first }),
      dueNotice({ ...situation, route: 'settings' }),
      dueNotice({ ...situation, route: 'notifications' }),
      dueNotice({ ...situation, closed: { ...first, profilePhoto: now } }),
      dueNotice({ ...situation, holds: { profilePhoto: true }, route: 'profile' }),
      dueNotice({ ...situation, closed: { disabledNotifications: now - 30 * 86_400 + 1 } }),
      dueNotice({ ...situation, closed: { disabledNotifications: now - 30 * 86_400 } }),
      dueNotice({ ...situation, closed: { disabledNotifications: now + 60 } }),
      dueNotice({ ...situation, holds: {} }),
    ]).toEqual([
      'disabledNotifications',
      'profilePhoto',
      'push',
      'update',
      'push',
      null,
      'profilePhoto',
      'disabledNotifications',
      'disabledNotifications',
      null,
    ]);
  });
  it('show the update last, not on payment pages, and again a day after closing', () => {
    const now = 1_800_000_000;
    const situation = { holds: { update: true }, closed: {}, route: 'chats' as const, now };
    expect([
      dueNotice({ ...situation, holds: { update: true, push: true } }),
      dueNotice(situation),
      dueNotice({ ...situation, route: 'credits' }),
      dueNotice({ ...situation, route: 'premium' }),
      dueNotice({ ...situation, route: 'transactions-id' }),
      dueNotice({ ...situation, closed: { update: now - 86_400 + 1 } }),
      dueNotice({ ...situation, closed: { update: now - 86_400 } }),
    ]).toEqual(['push', 'update', null, null, null, null, 'update']);
  });
  it('show the entry warning once to visitors, in bare layouts by country only', () => {
    const visit = {
      loggedIn: false,
      installedApp: false,
      skippedBefore: false,
      setting: 'yes',
      country: 'GB',
      layout: 'default' as const,
      route: 'index' as const,
    };
    expect([
      siteEntryDue(visit),
      siteEntryDue({ ...visit, loggedIn: true }),
      siteEntryDue({ ...visit, installedApp: true }),
      siteEntryDue({ ...visit, skippedBefore: true }),
      siteEntryDue({ ...visit, setting: 'no' }),
      siteEntryDue({ ...visit, setting: 'DE,AT' }),
      siteEntryDue({ ...visit, setting: 'IE,GB' }),
      siteEntryDue({ ...visit, route: 'reset-password' }),
      siteEntryDue({ ...visit, layout: 'lander' }),
      siteEntryDue({ ...visit, layout: 'lander', country: 'NL' }),
    ]).toEqual([true, false, false, false, false, false, true, false, false, true]);
  });
});
