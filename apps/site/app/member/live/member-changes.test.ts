import { buildMemberCard, buildMessage, buildUser } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import { memberOf } from '../member';
import { memberAfter } from './member-changes';

const member = memberOf(
  buildUser({ credits: 5, paid_user: false, num_unread_messages: 0, num_new_likes: 0 }),
);
const profile = buildMemberCard();

test('each event updates its own fields and no others', () => {
  const message = { conversation: 'c', profile: 'p', message: buildMessage(), num_unread_messages: 4 };
  expect(memberAfter(member, { id: '1', event: 'message', data: message })).toEqual({
    ...member,
    num_unread_messages: 4,
  });
  const read = { conversation: 'c', seq: 3, mine: true, num_unread_messages: 1 };
  expect(memberAfter(member, { id: '2', event: 'read', data: read })).toEqual({
    ...member,
    num_unread_messages: 1,
  });
  expect(memberAfter(member, { id: '3', event: 'like', data: { profile, num_new_likes: 2 } })).toEqual({
    ...member,
    num_new_likes: 2,
  });
  expect(memberAfter(member, { id: '4', event: 'match', data: { profile, num_new_likes: 3 } })).toEqual({
    ...member,
    num_new_likes: 3,
  });
  expect(memberAfter(member, { id: '5', event: 'credits', data: { credits: 25, paid_user: true } })).toEqual({
    ...member,
    credits: 25,
    paid_user: true,
  });
});
