import { expect, test } from 'vitest';
import {
  closedNoticesCookie,
  readClosedNotices,
  readNoticedVisit,
  wasPopupClosed,
  withNoticeTime,
} from './closed-notices';

test('reads the closed notices from among other cookies', () => {
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
  'the cookie value %j closes no notice',
  (cookie) => {
    expect(readClosedNotices(cookie)).toEqual({});
  },
);

test('returns an empty value when the cookie is missing', () => {
  expect(closedNoticesCookie(undefined)).toBe('');
  expect(closedNoticesCookie('locale=nl; other_notices=profilePhoto%3D1')).toBe('');
});

test('a closed popup is stored beside the notices, and is not one of them', () => {
  const value = withNoticeTime(withNoticeTime('', 'bonus', 1_800_000_000), 'push', 1_800_000_060);
  expect([wasPopupClosed(value, 'bonus'), wasPopupClosed(value, 'welcome')]).toEqual([true, false]);
  expect(readClosedNotices(value)).toEqual({ push: 1_800_000_060 });
});
