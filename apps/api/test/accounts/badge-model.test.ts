import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { folderStore } from '../../src/photos/flydrive-store';
import { startApi, type TestApi } from '../support/api';
import type { Answer, Browser } from '../support/browser';
import { extent } from '../support/extent';
import { sendGift, sendPhoto } from '../support/send-gift';
import { send } from '../support/send-message';

vi.setConfig({ testTimeout: 1_200_000 });

const people = 4;
const walks = extent(25, 3);
const steps = 40;

let api: TestApi;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'heartwood-badges-'));
  api = await startApi({ photos: folderStore(folder) });
});
afterAll(() => api.close());

interface Person {
  id: string;
  browser: Browser;
}

/** One conversation from one side. */
interface Side {
  /** Sequence numbers of the other's messages. */
  theirs: number[];
  readUpTo: number;
  hiddenUpTo: number;
  /** The highest sequence number so far, from either side. */
  last: number;
}

/** The expected state, kept in the simplest form. */
class Model {
  readonly sides = new Map<string, Side>();
  /** `from>to` of every like, and whether it is new. */
  readonly likes = new Map<string, boolean>();
  readonly blocks = new Set<string>();

  side(viewer: number, other: number): Side {
    const key = `${viewer}>${other}`;
    const side = this.sides.get(key) ?? { theirs: [], readUpTo: 0, hiddenUpTo: 0, last: 0 };
    this.sides.set(key, side);
    return side;
  }

  blocked(one: number, other: number): boolean {
    return this.blocks.has(`${one}>${other}`) || this.blocks.has(`${other}>${one}`);
  }

  unread(viewer: number, other: number): number {
    const { theirs, readUpTo, hiddenUpTo } = this.side(viewer, other);
    return this.blocked(viewer, other)
      ? 0
      : theirs.filter((seq) => seq > Math.max(readUpTo, hiddenUpTo)).length;
  }

  newLikes(viewer: number): number {
    return [...this.likes].filter(([key, isNew]) => {
      const [from, to] = key.split('>').map(Number);
      return isNew && to === viewer && from !== undefined && !this.blocked(from, viewer);
    }).length;
  }
}

const others = Array.from({ length: people }, (_, index) => index);

let sends = 0;
/** Alternates texts, gifts and photos. */
function kindAfter(count: number): (browser: Browser, profile: string) => Promise<Answer> {
  if (count % 3 === 0) return (browser, profile) => sendGift(browser, profile, 'rose');
  if (count % 7 === 0) return (browser, profile) => sendPhoto(browser, profile);
  return (browser, profile) => send(browser, profile, 'Hi');
}

/** Actions between two people, on the API and on the model. */
const actions = {
  async send(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    sends += 1;
    const { status } = await kindAfter(sends)(one.browser, other.id);
    const known = model.side(me, you).last > 0;
    expect(status).toBe(model.blocked(me, you) ? (known ? 403 : 404) : 200);
    if (status !== 200) return;
    const [mine, theirs] = [model.side(me, you), model.side(you, me)];
    mine.last += 1;
    theirs.last += 1;
    theirs.theirs.push(theirs.last);
  },
  async read(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { conversation } = await conversationOf(one, other);
    if (conversation === null) return;
    expect((await one.browser.put('/api/chat.php', { conversation })).status).toBe(204);
    model.side(me, you).readUpTo = model.side(me, you).last;
  },
  async readSome(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { conversation } = await conversationOf(one, other);
    const side = model.side(me, you);
    if (conversation === null || side.last < 2) return;
    const seq = side.last - 1;
    expect((await one.browser.put('/api/chat.php', { conversation, seq })).status).toBe(204);
    side.readUpTo = Math.max(side.readUpTo, seq);
  },
  async remove(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { conversation } = await conversationOf(one, other);
    if (conversation === null) return;
    expect((await one.browser.delete('/api/chat.php', { conversation })).status).toBe(204);
    const side = model.side(me, you);
    side.hiddenUpTo = side.last;
    side.readUpTo = side.last;
  },
  async like(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { status } = await one.browser.post('/api/like.php', { profile: other.id });
    expect(status).toBe(model.blocked(me, you) ? 404 : 200);
    if (status === 200 && !model.likes.has(`${me}>${you}`)) model.likes.set(`${me}>${you}`, true);
  },
  async unlike(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { status } = await one.browser.delete('/api/like.php', { profile: other.id });
    if (status === 200) model.likes.delete(`${me}>${you}`);
  },
  async clearLike(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { status } = await one.browser.put('/api/like.php', { profile: other.id });
    if (status === 200 && model.likes.has(`${you}>${me}`)) model.likes.set(`${you}>${me}`, false);
  },
  async look(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { status } = await one.browser.get('/api/profile.php', { query: { id: other.id } });
    expect(status).toBe(model.blocked(me, you) ? 404 : 200);
    if (status === 200 && model.likes.has(`${you}>${me}`)) model.likes.set(`${you}>${me}`, false);
  },
  async block(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    const { status } = await one.browser.post('/api/block.php', { profile: other.id });
    if (status === 204) model.blocks.add(`${me}>${you}`);
  },
  async unblock(one: Person, other: Person, model: Model, [me, you]: [number, number]) {
    await one.browser.delete('/api/block.php', { profile: other.id });
    model.blocks.delete(`${me}>${you}`);
  },
};

async function conversationOf(one: Person, other: Person): Promise<{ conversation: string | null }> {
  const { status, body } = await one.browser.get('/api/chat.php', { query: { profile: other.id } });
  return status === 200 ? (body as { conversation: string | null }) : { conversation: null };
}

/** What a member's pages show. */
async function badgesShown({ browser }: Person) {
  const { user } = (await browser.get('/api/user.php')).body as {
    user: { num_unread_messages: number; num_new_likes: number };
  };
  const { chats } = (await browser.get('/api/chats.php')).body as {
    chats: { profile_id: string; num_unread_messages: number }[];
  };
  const { liked_by } = (await browser.get('/api/likes.php')).body as { liked_by: { like_new: boolean }[] };
  return {
    unread: user.num_unread_messages,
    byChat: Object.fromEntries(
      chats
        .filter(({ num_unread_messages }) => num_unread_messages > 0)
        .map(({ profile_id, num_unread_messages }) => [profile_id, num_unread_messages]),
    ),
    newLikes: user.num_new_likes,
    newInList: liked_by.filter(({ like_new }) => like_new).length,
  };
}

function expected(everybody: Person[], model: Model, viewer: number) {
  const counts = others
    .filter((other) => other !== viewer)
    .map((other) => [other, model.unread(viewer, other)] as const);
  return {
    unread: counts.reduce((sum, [, count]) => sum + count, 0),
    byChat: Object.fromEntries(
      counts.filter(([, count]) => count > 0).map(([other, count]) => [everybody[other]?.id, count]),
    ),
    newLikes: model.newLikes(viewer),
    newInList: model.newLikes(viewer),
  };
}

const names = Object.keys(actions) as (keyof typeof actions)[];
const step = fc.record({
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constant('send' as const) },
    { weight: 5, arbitrary: fc.constantFrom(...names) },
  ),
  me: fc.nat(people - 1),
  turn: fc.integer({ min: 1, max: people - 1 }),
});

test(`in ${walks} random walks of ${steps} steps, every badge, count and list matches the model`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: steps, maxLength: steps }), async (walk) => {
      const everybody: Person[] = [];
      for (const _ of others)
        everybody.push(await api.member({ account: { paid_user: true, credits: 200 } }));
      const model = new Model();
      for (const { action, me, turn } of walk) {
        const you = (me + turn) % people;
        const [one, other] = [everybody[me], everybody[you]];
        if (!one || !other) throw new Error('nobody is there');
        api.clock.pass(1);
        await actions[action](one, other, model, [me, you]);
        for (const viewer of new Set([me, you])) {
          const person = everybody[viewer];
          if (person)
            expect([action, await badgesShown(person)]).toEqual([action, expected(everybody, model, viewer)]);
        }
      }
    }),
    { numRuns: walks, seed: 20_260_302, endOnFailure: true },
  );
});
