import { actionMessages } from '@heartwood/i18n';
import { ChatScreen, EmptyState } from '@heartwood/ui';
import type { ChatScreenProps, ThreadProps } from '@heartwood/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { MessageCircleHeart } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { useLiveEvent } from '../../member/live/live';
import { useMember, useUpdateMember } from '../../member/member-store';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { useLikes } from '../../people/use-likes';
import { unreadIn } from './chats-state';
import { ClosedNotice } from './closed-notice';
import { composerProps } from './composer-props';
import { messagePriceOf } from './message-price';
import type { action, ConversationData } from './conversation.server';
import { ConversationMenu } from './conversation-menu';
import { listProps } from './list-props';
import { chatMessages as texts } from './messages';
import { notYetShown } from './outbox';
import type { SentAnswer } from './outbox-runner';
import { nameText, partnerProps, personText } from './partner-props';
import { threadItems } from './thread-items';
import { newestSeq, oldestSeq, withMessage } from './thread-state';
import type { ThreadState } from './thread-state';
import { useNow, useTimeZone } from '../../format/time-zone';
import { useChats } from './use-chats';
import { useComposer } from './use-composer';
import { useLatest } from '../../hooks/use-latest';
import { useKeyboardRoom } from './use-keyboard-room';
import { useMarkRead } from './use-mark-read';
import { useOnline } from './use-online';
import { useOlderPages } from './use-older-pages';
import { outboxOf, useOutboxState } from './use-outbox';
import { useThread } from './use-thread';

const fill = { height: '100%', minHeight: 0 };
const nobody = {
  id: '',
  credits: 0,
  paid_user: false,
  status: 'active',
  num_unread_messages: 0,
  country: null,
};

function sentInto(state: ThreadState, { message, conversation, credits, free_messages_left }: SentAnswer) {
  return { ...withMessage(state, message), conversation, credits, free_messages_left };
}

function useGivenCredits({ credits }: ConversationData['thread']): void {
  const update = useUpdateMember();
  const latest = useLatest(update);
  useEffect(() => latest.current((member) => ({ ...member, credits })), [credits, latest]);
}

function useNewestPage({ older }: ConversationData, pathname: string): void {
  const navigate = useNavigate();
  const latest = useLatest(navigate);
  useEffect(() => {
    if (older) latest.current(pathname, { replace: true });
  }, [older, pathname, latest]);
}

function startOf(intl: IntlShape, name: string): ThreadProps['start'] {
  return (
    <EmptyState look="bare" icon={<MessageCircleHeart />} title={intl.formatMessage(texts.start_title)}>
      {intl.formatMessage(texts.start_text, { name })}
    </EmptyState>
  );
}

/** A conversation: the list beside it, its messages, the composer, and who it is with. */
export function ConversationPage({ data }: { readonly data: ConversationData }) {
  const intl = useIntl();
  const member = useMember() ?? nobody;
  const update = useUpdateMember();
  const { pathname, search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const like = useLikes();
  const reading = { timeZone: useTimeZone(data.timeZone), now: useNow(data.now) };

  const { thread, change, loadOlder, loadingOlder } = useThread(data.thread);
  const { profile, conversation, messages } = thread;
  const list = useChats(data.chats, { current: conversation, firstPage: true });
  const { queue, problem } = useOutboxState(member.id, profile.id);
  const online = useOnline();
  const form = useForm<typeof action>();
  const refused =
    form.problem && form.answer?.values.intent === 'send'
      ? { ...form.answer.values, problem: form.problem }
      : null;

  useGivenCredits(data.thread);
  useNewestPage(data, pathname);
  useKeyboardRoom(page);
  useMarkRead({
    thread,
    unreadBefore: data.unreadBefore,
    onRead: list.open,
  });
  useLiveEvent('credits', () => outboxOf(member.id, profile.id).tell(null));

  const onSent = (to: string, sent: SentAnswer) => {
    change(to, (state) => sentInto(state, sent));
    update((known) => ({ ...known, credits: sent.credits }));
    list.sent(sent);
  };
  const { fieldRef, onInput, onSubmit, onRetry, onDiscard } = useComposer({
    member: member.id,
    profile: profile.id,
    newest: newestSeq(thread),
    messages,
    maximumLength: data.maximumLength,
    scroller,
    onSent,
    refused,
  });

  const oldest = thread.has_more ? oldestSeq(thread) : undefined;
  const olderHref = oldest === undefined ? undefined : urls.withQuery(pathname, { before: oldest });
  const onOlder = useOlderPages(scroller, { href: olderHref, load: loadOlder });

  const partner = useMemo(() => partnerProps(intl, profile, data.place), [intl, profile, data.place]);
  const shownProblem = problem ?? refused?.problem ?? null;
  const composer = composerProps(intl, {
    thread,
    writer: member,
    messagePrice: messagePriceOf(data, { cost: thread.cost, own: member.country }),
    discount: data.discount,
    maximumLength: data.maximumLength,
    historyLimit: data.historyLimit,
    problem: shownProblem,
    text: problem ? outboxOf(member.id, profile.id).draft : (refused?.text ?? ''),
    formKey: refused?.formKey ?? data.formKey,
    address: `${pathname}${search}`,
  });
  const name = nameText(intl, profile);
  const screen: ChatScreenProps = {
    list: listProps(intl, {
      chats: list.chats,
      current: profile.id,
      unreadOnly: false,
      unread: member.num_unread_messages,
      reading,
      next: data.next,
    }),
    thread: {
      partner: {
        name: personText(intl, profile),
        href: partner.profile?.href,
        photo: profile.main_image?.thumb_filename,
        ground: profile.main_image?.tone,
        status: data.place,
        fictional: profile.fictional ? intl.formatMessage(texts.fictional) : undefined,
      },
      back: {
        href: urls.path('chats'),
        label: intl.formatMessage(texts.back),
        unread: Math.max(0, member.num_unread_messages - (unreadIn(list.chats, conversation) ?? 0)),
      },
      like: thread.blocked ? undefined : like(profile),
      menu: {
        label: intl.formatMessage(texts.menu),
        items: <ConversationMenu profile={profile.id} conversation={conversation} action={pathname} />,
      },
      label: intl.formatMessage(texts.log, { name }),
      older:
        olderHref === undefined
          ? undefined
          : {
              href: olderHref,
              label: intl.formatMessage(texts.older),
              busy: loadingOlder ? intl.formatMessage(actionMessages.loading) : undefined,
              onPress: onOlder,
            },
      newer: data.older ? { href: pathname, label: intl.formatMessage(texts.newer) } : undefined,
      scrollerRef: scroller,
      items: threadItems(intl, {
        name,
        messages,
        queue: notYetShown(queue, messages),
        reading,
        online,
        onRetry,
        onDiscard,
      }),
      start: startOf(intl, name),
      composer: thread.blocked
        ? undefined
        : { ...composer, defaultValue: refused?.text, fieldRef, onInput, onSubmit },
      closed: thread.blocked ? <ClosedNotice left={profile.left} /> : undefined,
    },
    partner,
    labels: {
      info: intl.formatMessage(texts.about, { name }),
      close: intl.formatMessage(actionMessages.close),
    },
  };
  return (
    <div ref={page} style={fill}>
      <ChatScreen {...screen} />
    </div>
  );
}
