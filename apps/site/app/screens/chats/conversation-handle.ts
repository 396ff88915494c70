import { definePage } from '../../document/page-handle';
import type { ConversationData } from './conversation.server';
import { chatMessages as texts } from './messages';

/** What both pages of a conversation declare about themselves. */
export const conversationHandle = definePage<ConversationData | false>({
  messages: ['chat', 'discounts', 'people'],
  title: ({ intl, data }) => {
    const title = intl.formatMessage(texts.title);
    return data ? [data.thread.profile.name, title].join(' · ') : title;
  },
  place: 'messages',
  phone: () => ({ kind: 'bare' }),
  ownAction: true,
});
