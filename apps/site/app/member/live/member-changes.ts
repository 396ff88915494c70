import type { StreamEvent } from '@heartwood/api-contract';
import type { Member } from '../member';

function changesOf(event: StreamEvent): Partial<Member> {
  switch (event.event) {
    case 'message':
    case 'read':
      return { num_unread_messages: event.data.num_unread_messages };
    case 'like':
    case 'match':
      return { num_new_likes: event.data.num_new_likes };
    case 'credits':
      return { credits: event.data.credits, paid_user: event.data.paid_user };
    case 'payment':
    case 'photo':
    case 'typing':
      return {};
  }
}

/** Returns the member after a stream event; the same object if nothing changed. */
export function memberAfter(member: Member, event: StreamEvent): Member {
  const after = { ...member, ...changesOf(event) };
  const names = Object.keys(after) as (keyof Member)[];
  return names.every((name) => after[name] === member[name]) ? member : after;
}
