import { actionMessages } from '@heartwood/i18n';
import { ChatScreen } from '@heartwood/ui';
import type { ChatScreenProps } from '@heartwood/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLiveEvent } from '../../member/live/live';
import { useMember, useUpdateMember } from '../../member/member-store';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { conversationItems } from '../../reports/report-items';
import { useReporting } from '../../reports/use-reporting';
import { lowestPrice } from '../credits/lowest-price';
import { askBlock } from '../profile-view/profile-query';
import { useLikes } from '../../people/use-likes';
import { lastSeqIn, unreadIn } from './chats-state';
import { ClosedNotice } from './closed-notice';
import { composerProps } from './composer-props';
import { messagePriceOf } from '../credits/message-price';
import type { action, ConversationData } from './conversation.server';
import { ConversationMenu } from './conversation-menu';
import { showDiscarded } from './discarded-toast';
import { listProps } from './list-props';
import { chatMessages as texts } from './messages';
import type { SentAnswer } from './outbox-runner';
import { nameText, partnerProps, threadPartnerProps } from './partner-props';
import { newestSeq, oldestSeq, withMessage } from './thread-state';
import type { ThreadState } from './thread-state';
import { useNow, useTimeZone } from '../../format/time-zone';
import { useChats } from './use-chats';
import { useComposer } from './use-composer';
import { useLatest } from '../../hooks/use-latest';
import { useIcebreaker } from './use-icebreaker';
import { useKeepLastChat } from './use-last-chat';
import { useVisualViewportHeight } from './use-visual-viewport-height';
import { useMarkRead } from './use-mark-read';
import { useOnline } from './use-online';
import { outboxOf, useOutboxState } from './use-outbox';
import { useUnsentRows } from './unsent-rows';
import { useAnnouncement } from './use-announcement';
import { useEmoji } from './use-emoji';
import { useConversationSearch } from './use-conversation-search';
import { useGifts } from './use-gifts';
import { useHistoryStrip } from './use-history-strip';
import { usePhotos } from './use-photos';
import { useThreadItems } from './use-thread-items';
import { useThreadView } from './use-thread-view';
import { useTypingSignal, useTyping } from './use-typing';

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

/** A conversation: the list beside it, its messages, the composer, and the other person. */
export function ConversationPage({ data }: { readonly data: ConversationData }) {
  const intl = useIntl();
  const member = useMember() ?? nobody;
  const update = useUpdateMember();
  const { pathname, search } = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const like = useLikes();
  const reading = { timeZone: useTimeZone(data.timeZone), now: useNow(data.now) };

  const name = nameText(intl, data.thread.profile);
  const { queue, problem } = useOutboxState(member.id, data.thread.profile.id);
  const typingIn = useTyping();
  const isTyping = typingIn.has(data.thread.conversation ?? '');
  const announcement = useAnnouncement({
    name,
    typing: isTyping,
    failed: queue.filter(({ state }) => state === 'failed').length,
  });
  const view = useThreadView(data, scroller, announcement.onArrival);
  const { thread, change } = view;
  const { profile, conversation, messages } = thread;
  const list = useChats(data.chats, { current: conversation, firstPage: true });
  const unsent = useUnsentRows(
    member.id,
    list.chats.map(({ profile_id }) => profile_id),
    profile.id,
  );
  const onTyped = useTypingSignal(conversation);
  const online = useOnline();
  const strip = useHistoryStrip(thread);
  const { onFind, ...finding } = useConversationSearch({ conversation, page, scroller, view });
  const form = useForm<typeof action>();
  const refused =
    form.problem && form.answer?.values.intent === 'send'
      ? { ...form.answer.values, problem: form.problem }
      : null;

  useGivenCredits(data.thread);
  useKeepLastChat(member.id, conversation);
  useNewestPage(data, pathname);
  useVisualViewportHeight(page);
  useMarkRead({
    thread,
    unreadBefore: data.unreadBefore,
    lastSeq: lastSeqIn(list.chats, conversation),
    onRead: list.open,
  });
  useLiveEvent('credits', () => outboxOf(member.id, profile.id).show(null));

  const onSent = (to: string, sent: SentAnswer) => {
    change(to, (state) => sentInto(state, sent));
    update((known) => ({ ...known, credits: sent.credits }));
    list.sent(sent);
  };
  const {
    fieldRef,
    onInput,
    onSubmit,
    onRetry,
    onDiscard,
    fill: fillComposer,
  } = useComposer({
    member: member.id,
    profile: profile.id,
    newest: newestSeq(thread),
    messages,
    maximumLength: data.maximumLength,
    toEnd: view.toEnd,
    onTyped,
    onSent,
    refused,
  });

  const oldest = thread.has_more ? oldestSeq(thread) : undefined;
  const olderHref = oldest === undefined ? undefined : urls.withQuery(pathname, { before: oldest });

  const { blocked } = thread;
  const partner = useMemo(
    () => partnerProps(intl, { profile, blocked }, data.place),
    [intl, profile, blocked, data.place],
  );
  const shownProblem = problem ?? form.problem ?? null;
  const composer = composerProps(intl, {
    thread,
    writer: member,
    messagePrice: messagePriceOf(data, { cost: thread.cost, own: member.country }),
    lowestPrice: lowestPrice(data.offers),
    discount: data.discount,
    maximumLength: data.maximumLength,
    problem: shownProblem,
    text: problem ? outboxOf(member.id, profile.id).draft : (refused?.text ?? ''),
    formKey: refused?.formKey ?? data.formKey,
    address: `${pathname}${search}`,
    online,
  });
  const reporting = useReporting({
    profile: profile.id,
    name,
    items: conversationItems({ profile: profile.id, closed: thread.blocked, messages }),
  });
  const emoji = useEmoji(fieldRef);
  const icebreaker = useIcebreaker({
    interests: thread.shared_interests,
    profile,
    name,
    hasDraft: () => outboxOf(member.id, profile.id).draft.trim() !== '',
    onWords: fillComposer,
  });
  const gifts = useGifts({
    onLeaving: view.toEnd,
    thread,
    change,
    member,
    name,
    maximumLength: data.maximumLength,
    onWords: fillComposer,
  });
  const photos = usePhotos({
    onLeaving: view.toEnd,
    thread,
    change,
    member,
    name,
    price: messagePriceOf(data, { cost: thread.photo_cost, own: member.country }),
    address: pathname,
    onSent,
  });
  const items = useThreadItems(view, {
    name,
    queue,
    reading,
    online,
    onRetry: (key) => (photos.outbox(key) ? photos.outbox(key)?.retry(key) : onRetry(key)),
    onDiscard: (key) =>
      photos.outbox(key) ? photos.outbox(key)?.discard(key) : showDiscarded(intl, onDiscard(key)),
    photos: photos.items,
    gifts: gifts.items,
  });
  const screen: ChatScreenProps = {
    list: listProps(intl, {
      chats: list.chats,
      current: profile.id,
      unreadOnly: false,
      unread: member.num_unread_messages,
      reading,
      next: data.next,
      typing: typingIn,
      unsent,
    }),
    thread: {
      partner: threadPartnerProps(intl, thread, {
        place: data.place,
        online,
        typing: isTyping,
      }),
      back: {
        href: urls.path('chats'),
        label: intl.formatMessage(texts.back),
        unread: Math.max(0, member.num_unread_messages - (unreadIn(list.chats, conversation) ?? 0)),
      },
      like: thread.blocked ? undefined : like(profile),
      menu: {
        label: intl.formatMessage(texts.menu),
        items: (
          <ConversationMenu
            profile={partner.profile}
            conversation={conversation}
            report={reporting.menuLink(intl.formatMessage(texts.report, { name }))}
            block={
              thread.blocked
                ? undefined
                : {
                    href: urls.withQuery(urls.path('members-id', { id: profile.id }), { [askBlock]: 1 }),
                    label: intl.formatMessage(texts.block, { name }),
                  }
            }
            action={pathname}
            onFind={onFind}
          />
        ),
      },
      ...finding,
      strip,
      label: intl.formatMessage(texts.log, { name }),
      older:
        olderHref === undefined
          ? undefined
          : {
              href: olderHref,
              label: intl.formatMessage(texts.older),
              busy: view.loadingOlder ? intl.formatMessage(actionMessages.loading) : undefined,
              onPress: view.onOlder,
            },
      newer: view.away
        ? { href: pathname, label: intl.formatMessage(texts.newer), onPress: view.onNewest }
        : undefined,
      partial: thread.has_newer,
      scrollerRef: scroller,
      announcement: announcement.words,
      items,
      start: thread.blocked ? undefined : icebreaker.start,
      composer: thread.blocked
        ? undefined
        : {
            ...composer,
            inside: emoji,
            actions: (
              <>
                {photos.button}
                {gifts.button}
              </>
            ),
            defaultValue: refused?.text,
            fieldRef,
            onInput,
            onSubmit,
          },
      closed: thread.blocked ? <ClosedNotice left={profile.left} /> : undefined,
    },
    partner,
    pane: thread.blocked ? undefined : gifts.pane,
    labels: {
      info: intl.formatMessage(texts.about, { name }),
      close: intl.formatMessage(actionMessages.close),
    },
  };
  return (
    <div ref={page} style={fill}>
      <ChatScreen {...screen} />
      {reporting.dialog}
      {icebreaker.overlays}
      {photos.overlays}
      {gifts.overlays}
    </div>
  );
}
