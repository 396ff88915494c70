import { createHash, randomUUID } from 'node:crypto';
import { ApiError, unwrap } from '@heartwood/api-client';
import type { ChatThread } from '@heartwood/api-contract';
import { checkMessageText, parseSequence } from '@heartwood/domain';
import { data, redirect } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { problemOf } from '../../forms/form-problem';
import type { FormProblem } from '../../forms/form-problem';
import { pageAction, pageLoader } from '../../visit/page.server';
import type { FormRequest, PageRequest } from '../../visit/page.server';
import { placesOf } from '../../visit/places.server';
import type { Places } from '../../visit/places.server';
import { urls } from '../../urls';
import { offersOf } from '../credits/offers';
import type { NamedDiscount } from '../discounts/discount-title';
import { answerLike } from '../../people/like-action.server';
import { chatsWithOpened, unreadIn } from './chats-state';
import { loadList } from './chats-data.server';
import type { ChatsData } from './chats-data.server';
import type { MessageCosts } from './message-price';

/** What a conversation's page shows. */
export interface ConversationData extends ChatsData, MessageCosts {
  readonly thread: ChatThread;
  /** Messages that were unread before this page was opened; `null` where the list does not have the conversation. */
  readonly unreadBefore: number | null;
  /** Whether the page holds older messages than the newest. */
  readonly older: boolean;
  /** City and region of the other member. */
  readonly place: string;
  /** A new one each time the page is made: what is sent with it is sent once. */
  readonly formKey: string;
  /** The discount on what the member could buy. */
  readonly discount: NamedDiscount | null;
  readonly maximumLength: number;
  /** Messages that a conversation holds; 0 without a limit. */
  readonly historyLimit: number;
}

/** What the page gets back when a form was not taken. */
export interface ConversationAnswer {
  readonly intent: 'send' | 'remove';
  readonly problem: FormProblem;
  /** The text that was not sent. */
  readonly text: string;
  readonly formKey: string;
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

function markRead({ api, request }: PageRequest, { conversation, messages }: ChatThread): void {
  const seq = messages.findLast((message) => !message.mine)?.seq;
  if (conversation === null || seq === undefined || !isOpened(request)) return;
  unwrap(api.PUT('/api/chat.php', { body: { conversation, seq } })).catch(() => undefined);
}

/** The packages as they are offered to who has not paid yet: discounts are theirs alone. Without them the page does. */
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

async function loadConversation(page: PageRequest, asked: Asked): Promise<ConversationData | false> {
  const { api, url, visit } = page;
  const before = parseSequence(url.searchParams.get('before') ?? '') ?? undefined;
  const [list, thread, settings, places, offered] = await Promise.all([
    loadList(page),
    unwrap(api.GET('/api/chat.php', { params: { query: { ...asked, before } } })),
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
    historyLimit: settings.chat_history_limit,
  };
}

/** The key under which a text is sent: the same form sends the same text once, a changed text is another message. */
function sendingKey(formKey: string, text: string): string {
  return createHash('sha256').update(`${formKey}\n${text}`).digest('hex');
}

function textProblem(text: string, max: number): FormProblem | undefined {
  const checked = checkMessageText(text, max);
  if (checked.ok) return undefined;
  return { code: checked.code, fields: {}, data: { max } };
}

async function send({ api, form, visit }: FormRequest) {
  const text = textOf(form, 'text');
  const formKey = textOf(form, 'key');
  const refuse = (problem: FormProblem, status: number) =>
    data<ConversationAnswer>({ intent: 'send', problem, text, formKey }, status);
  const { message_length } = await visit.settings();
  const wrong = textProblem(text, message_length);
  if (wrong) return refuse(wrong, 422);
  try {
    const sent = await unwrap(
      api.POST('/api/chat.php', {
        params: { header: { 'Idempotency-Key': sendingKey(formKey, text) } },
        body: { profile: textOf(form, 'profile'), type: 'text', text },
      }),
    );
    return sent ? redirect(urls.path('chats-id', { id: sent.conversation })) : null;
  } catch (error) {
    if (error instanceof ApiError) return refuse(problemOf(error), error.statusCode);
    throw error;
  }
}

async function remove({ api, form }: FormRequest) {
  try {
    await unwrap(api.DELETE('/api/chat.php', { body: { conversation: textOf(form, 'conversation') } }));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const answer: ConversationAnswer = {
      intent: 'remove',
      problem: problemOf(error),
      text: '',
      formKey: textOf(form, 'key'),
    };
    return data(answer, error.statusCode);
  }
  return redirect(urls.path('chats'));
}

/** The forms of a conversation's page: a message, the heart, and removing the conversation. */
export const action = pageAction(async (request) => {
  await answerLike(request);
  if (textOf(request.form, 'intent') === 'remove') return remove(request);
  return send(request);
});

/** A conversation by its id. */
export const loadById = pageLoader((page) =>
  loadConversation(page, { conversation: page.params['id'] ?? '' }),
);

/** The conversation with a member, also before there is one. */
export const loadByMember = pageLoader((page) =>
  loadConversation(page, { profile: page.params['id'] ?? '' }),
);
