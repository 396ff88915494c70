import { createHash, randomUUID } from 'node:crypto';
import { unwrap } from '@heartwood/api-client';
import type { ChatThread } from '@heartwood/api-contract';
import { checkMessageText, parseSequence } from '@heartwood/domain';
import { redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import type { FormProblem } from '../../forms/form-problem';
import { pageLoader } from '../../visit/page.server';
import type { PageRequest } from '../../visit/page.server';
import type { Places } from '../../visit/places';
import { placesOf } from '../../visit/places.server';
import { urls } from '../../urls';
import { offersOf } from '../credits/offers';
import type { Offer } from '../credits/offers';
import type { NamedDiscount } from '../discounts/discount-title';
import { answerLike, isLikeForm } from '../../people/like-action.server';
import { chatsWithOpened, unreadIn } from './chats-state';
import { loadList } from './chats-data.server';
import type { ChatsData } from './chats-data.server';
import type { MessageCosts } from '../credits/message-price';
import { newestTheirs, oldestSeq, threadPageSize } from './thread-state';

/** Data of a conversation's page. */
export interface ConversationData extends ChatsData, MessageCosts {
  readonly thread: ChatThread;
  /** The packages offered to a member who has not paid yet. */
  readonly offers: readonly Offer[];
  /** Messages unread before this page was opened; `null` if the conversation isn't listed. */
  readonly unreadBefore: number | null;
  /** Whether the page shows messages older than the newest. */
  readonly older: boolean;
  /** City and region of the other member. */
  readonly place: string;
  /** Generated per page: whatever is sent with it is sent once. */
  readonly formKey: string;
  /** The discount on the next purchase. */
  readonly discount: NamedDiscount | null;
  readonly maximumLength: number;
}

type Asked = { readonly conversation: string } | { readonly profile: string };

function placeOf(places: Places, { city, country, region }: ChatThread['profile']): string {
  const name = places.regionName(country, region);
  return [...new Set([city, name].filter(Boolean))].join(' · ');
}

function isOpened({ headers }: Request): boolean {
  const prefetched = headers.get('sec-purpose')?.includes('prefetch') ?? false;
  return !prefetched && headers.get('sec-fetch-dest') !== 'empty';
}

function markRead({ api, request }: PageRequest, thread: ChatThread): void {
  const { conversation, has_newer } = thread;
  const newest = newestTheirs(thread);
  if (conversation === null || newest === 0 || !isOpened(request)) return;
  const seq = has_newer ? undefined : newest;
  unwrap(api.PUT('/api/chat.php', { body: { conversation, seq } })).catch(() => undefined);
}

/**
 * Loads the packages offered to members who have not paid yet, as only they get discounts. The page works
 * without them.
 */
async function loadOffers({
  api,
  visit,
}: PageRequest): Promise<Pick<ConversationData, 'offers' | 'discount'>> {
  const none = { offers: [], discount: null };
  const user = await visit.user().catch(() => null);
  if (!user || user.paid_user) return none;
  const [settings, credits] = await Promise.all([
    visit.settings(),
    unwrap(api.GET('/api/credits.php')).catch(() => false as const),
  ]);
  if (!credits) return none;
  const { packages, discount } = credits;
  return { offers: offersOf(packages, discount, settings.message_credits), discount };
}

/**
 * Loads the newest page of a conversation, the one before a position, or the one around the first unread
 * message.
 */
async function loadThread({ api }: PageRequest, asked: Asked, before: number | undefined) {
  const load = (place: { before?: number; around?: number }) =>
    unwrap(api.GET('/api/chat.php', { params: { query: { ...asked, ...place, limit: threadPageSize } } }));
  const thread = await load({ before });
  if (!thread || before !== undefined || thread.first_unread === null) return thread;
  const oldest = oldestSeq(thread);
  return oldest === undefined || thread.first_unread >= oldest
    ? thread
    : load({ around: thread.first_unread });
}

async function loadConversation(page: PageRequest, asked: Asked): Promise<ConversationData | false> {
  const { url, visit } = page;
  const before = parseSequence(url.searchParams.get('before') ?? '') ?? undefined;
  const [list, thread, settings, places, offered] = await Promise.all([
    loadList(page),
    loadThread(page, asked, before),
    visit.settings(),
    placesOf(visit),
    loadOffers(page),
  ]);
  if (!list || !thread) return false;
  if (before === undefined) markRead(page, thread);
  return {
    ...list,
    ...offered,
    chats: before === undefined ? chatsWithOpened(list.chats, thread.conversation) : list.chats,
    thread,
    unreadBefore: unreadIn(list.chats, thread.conversation),
    older: before !== undefined,
    place: placeOf(places, thread.profile),
    formKey: randomUUID(),
    messageCosts: settings.minimum_message_costs,
    messageCredits: settings.message_credits,
    countries: [settings.geoip_selected_country, settings.geoip_country],
    maximumLength: settings.message_length,
  };
}

/**
 * Returns the idempotency key of a text: one form sends the same text once, a changed text is another
 * message.
 */
function sendingKey(formKey: string, text: string): string {
  return createHash('sha256').update(`${formKey}\n${text}`).digest('hex');
}

function textProblem(text: string, max: number): FormProblem | undefined {
  const checked = checkMessageText(text, max);
  if (checked.ok) return undefined;
  return { code: checked.code, fields: {}, data: { max } };
}

const intents = ['remove', 'open', 'accept', 'decline'] as const;

/** Returns the operation of a form of the page; a message by default. */
function intentOf(form: FormData): (typeof intents)[number] | 'like' | 'send' {
  if (isLikeForm(form)) return 'like';
  return intents.find((intent) => intent === textOf(form, 'intent')) ?? 'send';
}

/**
 * Handles the forms of a conversation's page: sending a message, the heart, opening a gift, answering a
 * photo, and removing the conversation.
 */
export const action = formAction({
  read: ({ form }) => ({
    intent: intentOf(form),
    text: textOf(form, 'text'),
    formKey: textOf(form, 'key'),
  }),
  check: async ({ intent, text }, { visit }) =>
    intent === 'send' ? textProblem(text, (await visit.settings()).message_length) : undefined,
  keep: (values) => values,
  send: async ({ intent, text, formKey }, page) => {
    const { api, form, url } = page;
    await answerLike(page);
    if (intent === 'open') {
      await unwrap(api.PUT('/api/gift.php', { body: { message: textOf(form, 'message') } }));
      throw redirect(url.pathname);
    }
    if (intent === 'accept' || intent === 'decline') {
      const accepted = intent === 'accept';
      await unwrap(api.PUT('/api/chat-photo.php', { body: { message: textOf(form, 'message'), accepted } }));
      throw redirect(url.pathname);
    }
    if (intent === 'remove') {
      await unwrap(api.DELETE('/api/chat.php', { body: { conversation: textOf(form, 'conversation') } }));
      throw redirect(urls.path('chats'));
    }
    const sent = await unwrap(
      api.POST('/api/chat.php', {
        params: { header: { 'Idempotency-Key': sendingKey(formKey, text) } },
        body: { profile: textOf(form, 'profile'), type: 'text', text },
      }),
    );
    if (sent) throw redirect(urls.path('chats-id', { id: sent.conversation }));
  },
});

/** Loads a conversation by its id. */
export const loadById = pageLoader((page) =>
  loadConversation(page, { conversation: page.params['id'] ?? '' }),
);

/** Loads the conversation with a member, even if it doesn't exist yet. */
export const loadByMember = pageLoader((page) =>
  loadConversation(page, { profile: page.params['id'] ?? '' }),
);
