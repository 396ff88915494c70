import { between, chance, pick, whole } from '../random';
import type { Random } from '../random';
import type { DemoConversation, DemoLike, DemoMember, DemoMessage } from './demo-member';
import { stableId } from '../ids';
import type { Dialogue } from '../texts/text-book';
import { textBooks } from '../texts/text-books';

const minute = 60_000;

/** A participant of a conversation. */
type Partner = Pick<DemoMember, 'id' | 'language'>;

/** The progress of a dialogue: how many lines were written, when the last one, and how many each has read. */
export interface Course {
  lines: number;
  end: Date;
  /** Messages unread at the end, by the starter and by the other one. */
  unread: { starter: number; other: number };
}

/** Builds a dialogue between two members, with times counted back from its end. */
export function buildConversation(
  starter: Partner,
  other: Partner,
  dialogue: Dialogue,
  course: Course,
  random: Random,
): DemoConversation {
  const lines = dialogue.slice(0, course.lines);
  let moment = course.end.getTime();
  const messages: DemoMessage[] = [];
  for (const [who, text] of [...lines].reverse()) {
    messages.unshift({ sender: who === 'me' ? starter.id : other.id, text, createdAt: new Date(moment) });
    moment -= Math.round(between(random, 1, 50) * minute);
  }
  return {
    id: stableId(starter.id, other.id, 'conversation'),
    startedBy: starter.id,
    other: other.id,
    messages,
    read: { starter: lines.length - course.unread.starter, other: lines.length - course.unread.other },
  };
}

/** Builds conversations of members who like each other; in some the last line is unread. */
export function conversationsOf(
  members: readonly DemoMember[],
  likes: readonly DemoLike[],
  now: Date,
  random: Random,
): DemoConversation[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  const given = new Set(likes.map(({ from, to }) => `${from} ${to}`));
  const conversations: DemoConversation[] = [];
  for (const { from, to } of likes) {
    const [starter, other] = [byId.get(from), byId.get(to)];
    if (!starter || !other || from > to || !given.has(`${to} ${from}`) || !chance(random, 0.8)) continue;
    const dialogue = pick(random, textBooks[starter.language].dialogues);
    const lines = whole(random, 1, dialogue.length);
    const newest = Math.min(starter.lastActiveAt.getTime(), other.lastActiveAt.getTime(), now.getTime());
    const end = new Date(Math.round(newest - between(random, 2, 60 * 72) * minute));
    const pending = chance(random, 0.3) ? 1 : 0;
    const lastByStarter = dialogue[lines - 1]?.[0] === 'me';
    const unread = { starter: lastByStarter ? 0 : pending, other: lastByStarter ? pending : 0 };
    const conversation = buildConversation(starter, other, dialogue, { lines, end, unread }, random);
    const begin = conversation.messages[0]?.createdAt ?? end;
    if (begin > starter.signupDate && begin > other.signupDate) conversations.push(conversation);
  }
  return conversations;
}
