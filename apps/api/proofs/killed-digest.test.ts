import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Connection } from '../src/database/connection';
import { openPostgres } from '../src/database/open-postgres';
import { digestMail } from '../src/digest/jobs/digest-mail';
import { lookForNews } from '../src/digest/jobs/look-for-news';
import { engine } from '../test/support/api';
import { startMailServer, type MailServer } from '../test/support/mail-server';
import { insertMember } from '../test/support/members';
import { prepareOwnServer, type OwnServer } from '../test/support/own-server';
import { addJob, jobsDone, passExpiry, stopAt, type StoppingPoint } from './support/stopping-point';

const many = 10;
/** Number of mails in flight at once. */
const atOnce = 4;

interface Member {
  id: string;
  email: string;
}

describe.runIf(engine === 'postgres')('digest mails when the process is killed', () => {
  let own: OwnServer;
  let connection: Connection;
  let mails: MailServer;
  beforeAll(async () => {
    mails = await startMailServer();
    own = await prepareOwnServer('killed_digest', {
      LIMITS: 'off',
      LOG_LEVEL: 'info',
      SMTP_URL: mails.url,
      MAIL_FROM: 'no-reply@amberlane.example',
    });
    expect(own.prepared.code).toBe(0);
    connection = openPostgres(own.environment.DATABASE_URL ?? '', { connections: 6 });
  }, 180_000);
  afterEach(() => own.endProcesses());
  afterAll(async () => {
    await connection.close();
    await own.remove();
    await mails.close();
  });

  let people = 0;
  async function someone(): Promise<Member> {
    const email = `digest${(people += 1)}@amberlane.example`;
    const account = { pool: 'amber', brand: 'amberlane', email, email_key: email };
    return {
      id: await insertMember(connection.db, new Date(), { account, profile: { pool: 'amber' } }),
      email,
    };
  }

  /** Makes a new member like another, whose notification is then due. */
  async function likeOf({ id: to_id }: Member): Promise<void> {
    const { id: from_id } = await someone();
    const created_at = new Date();
    await connection.db
      .insertInto('liked')
      .values({ pool: 'amber', from_id, to_id, created_at, revealed: true })
      .execute();
    await connection.db
      .insertInto('notification_look')
      .values({ account_id: to_id, due_at: created_at })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ due_at: created_at }))
      .execute();
  }

  /** The Message-IDs of the mails sent to each member so far. */
  async function idsOf(members: readonly Member[]): Promise<(string | undefined)[][]> {
    const received = await mails.received();
    return members.map(({ email }) =>
      received.filter(({ to }) => to?.[0]?.address === email).map(({ messageId }) => messageId),
    );
  }

  const counts = (ids: readonly unknown[][]) => ids.map(({ length }) => length);
  const lookAll = () => addJob(connection, lookForNews, { brandId: null });
  const allDone = () => jobsDone(connection.db, [lookForNews.name, digestMail.name]);

  const points: [string, number, (held: string) => StoppingPoint][] = [
    [
      'before the first mail',
      0,
      () => ({
        table: 'pgboss.job',
        change: 'update',
        when: `new.name = '${digestMail.name}' and new.state = 'active'`,
      }),
    ],
    [
      `after ${atOnce} mails that it has not kept as sent`,
      atOnce,
      (held) => ({
        table: 'notification_state',
        change: 'insert or update',
        when: `new.account_id::text = any(string_to_array('${held}', ' '))`,
      }),
    ],
  ];

  test.each(points)(
    '%s: each member gets one digest that day, and a resend keeps its Message-ID',
    async (_, sentTwice, pointOf) => {
      const members: Member[] = [];
      while (members.length < many) members.push(await someone());
      for (const member of members) await likeOf(member);
      const held = members.slice(0, sentTwice);
      await stopAt(connection.db, pointOf(held.map(({ id }) => id).join(' ')), async (reached) => {
        await lookAll();
        const server = await own.serve();
        await reached(Math.max(1, sentTwice));
        server.child.kill('SIGKILL');
        await server.exit;
      });
      const before = await idsOf(members);
      expect(counts(before.slice(0, sentTwice))).toEqual(Array(sentTwice).fill(1));

      await passExpiry(connection);
      await own.serve();
      await allDone();
      const ids = await idsOf(members);
      expect(counts(ids)).toEqual(members.map((_member, index) => (index < sentTwice ? 2 : 1)));
      expect(ids.map((one) => new Set(one).size)).toEqual(Array(many).fill(1));

      await own.endProcesses();
      for (const member of members) await likeOf(member);
      await lookAll();
      await own.serve();
      await allDone();
      expect(await idsOf(members)).toEqual(ids);
    },
  );
});
