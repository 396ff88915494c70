import { expect, test } from 'vitest';
import {
  closedNoticesCookie,
  readClosedNotices,
  readNoticedVisit,
  wasPopupClosed,
  withNoticeTime,
} from './closed-notices';

test('what was closed is read back from among other cookies', () => {
  const closed = withNoticeTime(withNoticeTime('', 'profilePhoto', 1_800_000_000), 'push', 1_800_000_060);
  const value = withNoticeTime(closed, 'visit', 1_800_000_090);
  const header = `locale=nl; notices=${value}; country=NL`;
  expect(readClosedNotices(closedNoticesCookie(header))).toEqual({
    profilePhoto: 1_800_000_000,
    push: 1_800_000_060,
  });
  expect(readNoticedVisit(closedNoticesCookie(header))).toBe(1_800_000_090);
  expect(readNoticedVisit(closed)).toBeNull();
});

test.each(['', 'profilePhoto=', 'profilePhoto=-1', 'profilePhoto=soon', 'other=1800000000', '%%%=%'])(
  'a cookie of %j closes nothing',
  (cookie) => {
    expect(readClosedNotices(cookie)).toEqual({});
  },
);

test('no cookie closes nothing', () => {
  expect(closedNoticesCookie(undefined)).toBe('');
  expect(closedNoticesCookie('locale=nl; other_notices=profilePhoto%3D1')).toBe('');
});

test('a popup that was closed is kept beside the notices, and is none of them', () => {
  const value = withNoticeTime(withNoticeTime('', 'bonus', 1_800_000_000), 'push', 1_800_000_060);
  expect([wasPopupClosed(value, 'bonus'), wasPopupClosed(value, 'welcome')]).toEqual([true, false]);
  expect(readClosedNotices(value)).toEqual({ push: 1_800_000_060 });
});
