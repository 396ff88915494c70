import { navigationMessages } from '@heartwood/i18n';
import { ChatsScreen } from '@heartwood/ui';
import { useLoaderData, useSearchParams } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { definePage } from '../../document/page-handle';
import type { ChatsData } from './chats-data.server';
import type { loader } from './chats.server';
import { listProps } from './list-props';
import { chatMessages as texts } from './messages';
import { useNow, useTimeZone } from '../../format/time-zone';
import { useChats } from './use-chats';
import { useLastChat } from './use-last-chat';
import { useUnsentRows } from './unsent-rows';
import { useTyping } from './use-typing';

export { loader } from './chats.server';

export const handle = definePage({
  messages: ['chat'],
  title: ({ intl }) => intl.formatMessage(navigationMessages.messages),
  place: 'messages',
});

function Chats({ data }: { data: ChatsData }) {
  const intl = useIntl();
  const member = useMember();
  const unread = member?.num_unread_messages ?? 0;
  const [query] = useSearchParams();
  const reading = { timeZone: useTimeZone(data.timeZone), now: useNow(data.now) };
  const { chats } = useChats(data.chats, { current: null, firstPage: !query.has('cursor') });
  useLastChat(member?.id, chats);
  const { unreadOnly, next } = data;
  const typing = useTyping();
  const unsent = useUnsentRows(
    member?.id ?? '',
    chats.map(({ profile_id }) => profile_id),
  );
  return (
    <ChatsScreen
      list={listProps(intl, { chats, unreadOnly, unread, reading, next, typing, unsent })}
      choose={{
        title: intl.formatMessage(texts.choose_title),
        text: intl.formatMessage(texts.choose_text),
      }}
    />
  );
}

/** The member's conversations. */
export default function ChatsPage() {
  const data = useLoaderData<typeof loader>();
  return data && <Chats data={data} />;
}
