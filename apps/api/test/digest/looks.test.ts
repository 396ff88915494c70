import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endLook, takeDueLooks } from '../../src/digest/looks';
import { markDue } from '../../src/notifications/mark-due';
import { engine, startApi, type TestApi } from '../support/api';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const hour = 3600_000;
const later = (milliseconds: number) => new Date(api.clock.now().getTime() + milliseconds);
const take = (at = api.clock.now()) => takeDueLooks(api.db, at, 10);
const dueAt = async (id: string) => {
  const look = await api.db
    .selectFrom('notification_look')
    .select('due_at')
    .where('account_id', '=', id)
    .executeTakeFirst();
  return look && (look.due_at?.toISOString() ?? null);
};

test('the earliest due time counts, and a look is claimed once until it ends', async () => {
  const { id } = await api.member();
  for (const hours of [2, 1, 3]) await markDue(api.db, id, later(hours * hour));
  expect(await dueAt(id)).toBe(later(hour).toISOString());
  expect(await take(later(hour - 1))).toEqual([]);
  expect(await take(later(hour))).toEqual([id]);
  await markDue(api.db, id, later(hour));
  expect(await take(later(36 * hour))).toEqual([]);
  await endLook(api.db, id, { next: later(5 * hour) });
  expect(await dueAt(id)).toBe(later(hour).toISOString());
  expect(await take(later(hour))).toEqual([id]);
  await endLook(api.db, id);
  expect(await dueAt(id)).toBe(undefined);
});

test('a look whose job was abandoned is claimed again after a new event', async () => {
  const { id } = await api.member();
  await markDue(api.db, id, later(0));
  expect(await take()).toEqual([id]);
  await markDue(api.db, id, later(hour));
  expect(await take(later(37 * hour))).toEqual([id]);
});

describe.runIf(engine === 'postgres')('concurrent transactions', () => {
  test('a member with an uncommitted event is not claimed', async () => {
    const { id } = await api.member();
    await markDue(api.db, id, later(0));
    let commit: () => void = () => undefined;
    const committed = new Promise<void>((resolve) => (commit = resolve));
    let marked: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => (marked = resolve));
    const event = api.application.services.inTransaction(async ({ db }) => {
      await markDue(db, id, later(hour));
      marked();
      await committed;
    });
    await waiting;
    expect(await take()).toEqual([]);
    commit();
    await event;
    expect(await take()).toEqual([id]);
  });

  test('parallel claims take each member once', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await api.member()).id));
    for (const id of ids) await markDue(api.db, id, later(0));
    const taken = await Promise.all(Array.from({ length: 8 }, () => take()));
    const rest = [];
    for (let more = await take(); more.length > 0; more = await take()) rest.push(...more);
    expect([...taken.flat(), ...rest].toSorted()).toEqual(ids.toSorted());
  });
});
