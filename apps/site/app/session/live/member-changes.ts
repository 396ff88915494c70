import type { StreamEvent } from '@heartwood/api-contract';
import type { Member } from '../member';

/** What an event of the stream changes about the member. */
export function memberAfter(member: Member, event: StreamEvent): Member {
  switch (event.event) {
    case 'message':
    case 'read':
      return { ...member, num_unread_messages: event.data.num_unread_messages };
    case 'like':
    case 'match':
      return { ...member, num_new_likes: event.data.num_new_likes };
    case 'credits':
      return { ...member, credits: event.data.credits, paid_user: event.data.paid_user };
  }
}
