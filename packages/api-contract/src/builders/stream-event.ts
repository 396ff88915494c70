import type { StreamEvent } from '../index';
import { buildChatPhoto, buildMessage } from './chat';
import { numberedId } from './ids';
import { buildMemberCard } from './member-card';

type EventName = StreamEvent['event'];
type EventOf<Name extends EventName> = Extract<StreamEvent, { event: Name }>;
type DataByName = { [Name in EventName]: EventOf<Name>['data'] };

const defaults: DataByName = {
  message: {
    conversation: numberedId(601),
    profile: numberedId(2),
    message: buildMessage(),
    num_unread_messages: 1,
  },
  like: { profile: buildMemberCard(), num_new_likes: 1 },
  match: { profile: buildMemberCard(), num_new_likes: 1 },
  credits: { credits: 60, paid_user: true },
  payment: { payment_id: numberedId(701), status: 'completed' },
  photo: {
    conversation: numberedId(601),
    profile: numberedId(2),
    message: buildMessage({ type: 'photo', text: null, photo: buildChatPhoto({ state: 'accepted' }) }),
  },
  typing: { conversation: numberedId(601), profile: numberedId(2) },
  read: { conversation: numberedId(601), seq: 1, mine: false, num_unread_messages: 0 },
};

/** Builds a stream event by its name. */
export function buildStreamEvent<Name extends EventName>(
  event: Name,
  data: Partial<DataByName[Name]> = {},
): { id: string; event: Name; data: DataByName[Name] } {
  return { id: '1', event, data: { ...defaults[event], ...data } };
}
