import { describe, expect, it } from 'vitest';
import * as builders from './builders';
import { checkSchema } from './validator';

const built: [string, unknown][] = [
  ['User', builders.buildUser()],
  ['OwnProfile', builders.buildOwnProfile()],
  ['Profile', builders.buildProfile()],
  ['MemberCard', builders.buildMemberCard()],
  ['Photo', builders.buildPhoto()],
  ['Settings', builders.buildSettings()],
  ['Search', builders.buildSearch()],
  ['Likes', builders.buildLikes({ liked_by: [builders.buildLikedBy()] })],
  ['Chat', builders.buildChat()],
  ['ChatThread', builders.buildChatThread({ messages: builders.buildMessages(100) })],
  ['Message', builders.buildMessage()],
  ['Credits', builders.buildCredits({ discount: builders.buildDiscountCode() })],
  ['Payment', builders.buildPayment()],
  ['Transactions', builders.buildTransactions()],
  ['Withdrawal', builders.buildWithdrawal()],
  ['DirectDebitState', builders.buildDirectDebitState()],
  ['DirectDebit', builders.buildDirectDebit()],
  ['CompanyInfo', builders.buildCompanyInfo()],
  ['Interest', builders.buildInterest()],
  ['CountryRegions', builders.buildCountryRegions()],
  ['Place', builders.buildPlace()],
  ['BlockedMember', builders.buildBlockedMember()],
  ['Notifications', builders.buildNotifications()],
  ['SignupForm', builders.buildSignupForm()],
  ['Error', builders.buildErrorBody('too_many_attempts', { data: { minutes: 15 } })],
  ['StreamEvent', builders.buildStreamEvent('message')],
  ['StreamEvent', builders.buildStreamEvent('like')],
  ['StreamEvent', builders.buildStreamEvent('match')],
  ['StreamEvent', builders.buildStreamEvent('credits')],
  ['ChatPhoto', builders.buildChatPhoto({ state: 'declined', filename: null, thumb_filename: null })],
  ['StreamEvent', builders.buildStreamEvent('read')],
  ['StreamEvent', builders.buildStreamEvent('photo')],
];

describe('builders', () => {
  it.each(built)('build %s according to its schema', (name, value) => {
    expect(checkSchema(name, value)).toEqual([]);
  });

  it('apply overrides', () => {
    expect(builders.buildMemberCards(2, { liked: true }).map(({ id, liked }) => ({ id, liked }))).toEqual([
      { id: '00000000-0000-4000-8000-000000001001', liked: true },
      { id: '00000000-0000-4000-8000-000000001002', liked: true },
    ]);
    expect(builders.buildErrorBody('insufficient_credits')).toEqual({
      message: 'insufficient_credits',
      statusCode: 402,
      code: 'insufficient_credits',
    });
  });
});
