import type { KeptChat, KeptCopy, KeptMessage } from '../offline/kept-copy';
import type { Outgoing } from '../screens/chats/outbox';
import type { OfflinePageTexts } from './page-texts';

/** The input of the offline page. */
export interface OfflineView {
  readonly texts: OfflinePageTexts;
  readonly copy: KeptCopy;
  /** The requested path. */
  readonly path: string;
  readonly now: Date;
  /** The unsent messages to a member. */
  readonly unsentTo: (profile: string) => readonly Outgoing[];
}

type Fillings = Readonly<Record<string, string>>;

function part(within: ParentNode, name: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`the offline page has no ${name}`);
  return found;
}

/** Inserts everything as text, whatever members wrote. */
function fill(within: ParentNode, fillings: Fillings): void {
  for (const [name, text] of Object.entries(fillings)) {
    for (const place of within.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text;
  }
}

function fromTemplate(page: Document, name: string): HTMLElement {
  const content = page.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`)?.content;
  const copy = content?.firstElementChild?.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new Error(`the offline page has no template ${name}`);
  return copy;
}

/** Formats a time of today, else the date. */
function momentText(iso: string, { texts, now }: OfflineView): string {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === now.toDateString();
  const options = isToday ? ({ timeStyle: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(texts.format, options).format(moment);
}

function wordsOf({ type, text }: Pick<KeptMessage, 'type' | 'text'>, texts: OfflinePageTexts): string {
  if (type === 'text') return text ?? '';
  return [type === 'photo' ? texts.photo : texts.gift, text].filter(Boolean).join('\n');
}

function wordsOfUnsent({ gift, text }: Outgoing, texts: OfflinePageTexts): string {
  return wordsOf({ type: gift === undefined ? 'text' : 'gift', text }, texts);
}

function previewOf(message: KeptMessage | undefined, texts: OfflinePageTexts): string {
  if (!message) return '';
  const words = wordsOf(message, texts);
  return message.mine ? texts.own.split('{text}').join(words) : words;
}

function addressOf(template: string, id: string): string {
  return template.split('ID').join(encodeURIComponent(id));
}

function nameOf({ name }: KeptChat, { left }: OfflinePageTexts): string {
  return name ?? left;
}

function row(page: Document, chat: KeptChat, view: OfflineView): HTMLElement {
  const { texts, unsentTo } = view;
  const waiting = unsentTo(chat.profile).at(-1);
  const drawn = fromTemplate(page, 'row');
  part(drawn, 'link').setAttribute('href', addressOf(texts.chat, chat.conversation));
  part(drawn, 'fictional').hidden = !chat.fictional;
  part(drawn, 'waits').hidden = waiting === undefined;
  fill(drawn, {
    name: nameOf(chat, texts),
    time: momentText(chat.updated, view),
    preview: waiting ? wordsOfUnsent(waiting, texts) : previewOf(chat.messages.at(-1), texts),
  });
  return drawn;
}

function message(page: Document, side: 'own' | 'theirs', fillings: Fillings): HTMLElement {
  const drawn = fromTemplate(page, 'message');
  drawn.dataset['side'] = side;
  fill(drawn, fillings);
  return drawn;
}

function messagesOf(page: Document, chat: KeptChat, view: OfflineView): HTMLElement[] {
  const { texts } = view;
  const kept = chat.messages.map((one) =>
    message(page, one.mine ? 'own' : 'theirs', {
      author: one.mine ? texts.you : nameOf(chat, texts),
      text: wordsOf(one, texts),
      time: momentText(one.created, view),
    }),
  );
  const waiting = view.unsentTo(chat.profile).map((one) => {
    const drawn = message(page, 'own', { author: texts.you, text: wordsOfUnsent(one, texts) });
    drawn.dataset['waits'] = '';
    return drawn;
  });
  return [...kept, ...waiting];
}

function drawThread(page: Document, chat: KeptChat, view: OfflineView, copied: string): void {
  const thread = part(page, 'thread');
  fill(thread, { name: nameOf(chat, view.texts), status: `${view.texts.offline} · ${copied}` });
  part(thread, 'fictional').hidden = !chat.fictional;
  part(thread, 'messages').replaceChildren(...messagesOf(page, chat, view));
  for (const name of ['top', 'home']) part(page, name).hidden = true;
  thread.hidden = false;
  page.title = nameOf(chat, view.texts);
  page.defaultView?.scrollTo(0, page.documentElement.scrollHeight);
}

function drawList(page: Document, view: OfflineView): void {
  const { chats } = view.copy;
  if (chats.length === 0) return;
  part(page, 'chats').replaceChildren(...chats.map((chat) => row(page, chat, view)));
  for (const name of ['chats', 'lead']) part(page, name).hidden = false;
}

/** Renders the stored conversations into the offline page: the requested one, else the list. */
export function drawOffline(page: Document, view: OfflineView): void {
  const { texts, copy, path } = view;
  const copied = texts.copied.split('{time}').join(momentText(copy.saved, view));
  fill(page, { copied });
  part(page, 'copied').hidden = false;
  const asked = copy.chats.find(
    ({ conversation, profile }) =>
      path === addressOf(texts.chat, conversation) || path === addressOf(texts.member, profile),
  );
  if (asked) drawThread(page, asked, view, copied);
  else drawList(page, view);
}
