import { navigationMessages } from '@heartwood/i18n';
import { definePage } from '../../document/page-handle';
import type { ConversationData } from './conversation.server';

/** The declaration of both pages of a conversation. */
export const conversationHandle = definePage<ConversationData | false>({
  messages: ['chat', 'chat_photos', 'discounts', 'emoji', 'gifts', 'icebreaker', 'people'],
  title: ({ intl, data }) => {
    const title = intl.formatMessage(navigationMessages.messages);
    return data ? [data.thread.profile.name, title].join(' · ') : title;
  },
  place: 'messages',
  phone: () => ({ kind: 'bare' }),
  ownAction: true,
});
