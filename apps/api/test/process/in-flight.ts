import { randomUUID } from 'node:crypto';
import { openSession } from '../../src/kernel/sessions/session-store';
import { picture } from '../hostile/world';
import { insertMember } from '../support/members';
import type { OwnServer } from '../support/own-server';

/** A member who sends requests to a real server. */
export interface Asker {
  id: string;
  cookie: string;
}

/** Creates members who send requests to a server; none may run meanwhile. */
export function prepareAskers(own: OwnServer, count: number): Promise<Asker[]> {
  return own.inDatabase(async (db) => {
    const made: Asker[] = [];
    const now = new Date();
    while (made.length < count) {
      const account = { pool: 'amber', brand: 'amberlane', credits: 100, paid_user: true };
      const email = `flight-${randomUUID()}@amberlane.example`;
      const id = await insertMember(db, now, {
        account: { ...account, email, email_key: email },
        profile: { pool: 'amber' },
      });
      made.push({ id, cookie: `auth=${await openSession(db, id, 'test', now)}` });
    }
    return made;
  });
}

/** A hundred requests of all kinds to a server, and what its database must contain for the answered ones. */
export interface InFlight {
  /** Sends all concurrently to an origin; resolves with a count per `kind status`. */
  send(origin: string): Promise<Record<string, number>>;
  /** The responses that acknowledged something which is missing. */
  missing(): Promise<string[]>;
}

const counts = { message: 40, upload: 10, like: 20, page: 30 };

/** Creates the requesting members; no server may run meanwhile. */
export async function prepareInFlight(own: OwnServer): Promise<InFlight> {
  const askers = await prepareAskers(own, 20);
  const file = await picture();
  const promised: { messages: string[]; photos: string[]; likes: [string, string][] } = {
    messages: [],
    photos: [],
    likes: [],
  };
  const pair = (index: number): [Asker, Asker] => {
    const one = askers[index % askers.length];
    const other = askers[(index + 1) % askers.length];
    if (!one || !other) throw new Error('nobody is there');
    return [one, other];
  };

  type Body = { message?: { id: string }; photo?: { id: string } };
  async function ask(url: string, { cookie }: Asker, body?: object): Promise<{ status: number; body: Body }> {
    const form = body instanceof FormData;
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie,
        'sec-fetch-site': 'same-origin',
        ...(body && !form && { 'content-type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Body };
  }

  const kinds: Record<keyof typeof counts, (origin: string, index: number) => Promise<number>> = {
    async message(origin, index) {
      const [one, other] = pair(index);
      const { status, body } = await ask(`${origin}/api/chat.php`, one, {
        profile: other.id,
        type: 'text',
        text: 'Hi',
      });
      if (body.message) promised.messages.push(body.message.id);
      return status;
    },
    async upload(origin, index) {
      const form = new FormData();
      form.set('file', new File([Buffer.from(file)], 'me.jpg'));
      const { status, body } = await ask(`${origin}/api/photos.php`, pair(index)[0], form);
      if (body.photo) promised.photos.push(body.photo.id);
      return status;
    },
    async like(origin, index) {
      const [one, other] = pair(index);
      const { status } = await ask(`${origin}/api/like.php`, one, { profile: other.id });
      if (status === 200) promised.likes.push([one.id, other.id]);
      return status;
    },
    async page(origin, index) {
      return (await ask(`${origin}/api/chats.php`, pair(index)[0])).status;
    },
  };

  return {
    async send(origin) {
      const found: Record<string, number> = {};
      const all = Object.entries(counts).flatMap(([kind, count]) =>
        Array.from({ length: count }, async (_, index) => {
          const outcome = await kinds[kind as keyof typeof counts](origin, index).catch(() => 'broken');
          found[`${kind} ${outcome}`] = (found[`${kind} ${outcome}`] ?? 0) + 1;
        }),
      );
      await Promise.all(all);
      return found;
    },
    missing: () =>
      own.inDatabase(async (db) => {
        const messages = await db.selectFrom('message').select('id').execute();
        const photos = await db.selectFrom('photo').select('id').execute();
        const likes = await db.selectFrom('liked').select(['from_id', 'to_id']).execute();
        const stored = new Set([
          ...messages.map(({ id }) => id),
          ...photos.map(({ id }) => id),
          ...likes.map(({ from_id, to_id }) => `${from_id} likes ${to_id}`),
        ]);
        const expected = [
          ...promised.messages,
          ...promised.photos,
          ...promised.likes.map(([from, to]) => `${from} likes ${to}`),
        ];
        return expected.filter((one) => !stored.has(one));
      }),
  };
}
