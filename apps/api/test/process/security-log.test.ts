import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeToken } from '../../src/accounts/tokens';
import { prepareAskers } from './in-flight';
import { memberPassword } from '../support/members';
import { prepareOwnServer, type OwnServer } from '../support/own-server';

vi.setConfig({ testTimeout: 60_000 });

let own: OwnServer;
beforeAll(async () => {
  own = await prepareOwnServer('api_security');
  expect(own.prepared.code).toBe(0);
}, 180_000);
afterAll(async () => {
  await own.endProcesses();
  await own.remove();
});

interface Line {
  level: number;
  security?: string;
  msg: string;
  operation?: string;
  command?: string;
  args?: string[];
}

/** The security events in an output, each with what it is about. */
function eventsIn(output: string): unknown[] {
  const lines = output.split('\n').filter((line) => line.startsWith('{"level"'));
  return lines
    .map((line) => JSON.parse(line) as Line)
    .filter(({ security }) => security !== undefined)
    .map(({ level, security, operation, command, args }) => [
      level,
      security,
      operation ?? [command, ...(args ?? [])].join(' '),
    ]);
}

/** Mailed links of a member: one to reset the password, one to confirm another address. */
function makeLinks(id: string): Promise<{ reset: string; change: string }> {
  return own.inDatabase(async (db) => {
    const now = new Date();
    const { email } = await db
      .selectFrom('account')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const other = `new-${email}`;
    const asked = { account_id: id, email: other, email_key: other, requested_at: now };
    await db.insertInto('email_change').values(asked).execute();
    return {
      reset: await makeToken(db, { purpose: 'reset', accountId: id, email }, now),
      change: await makeToken(db, { purpose: 'mail_change', accountId: id, email: other }, now),
    };
  });
}

/** Deletes a member's account; the token of the link that reactivates it. */
function makeDeleted(id: string): Promise<string> {
  return own.inDatabase(async (db) => {
    const now = new Date();
    const { email } = await db
      .updateTable('account')
      .set({ status: 'deleted', deleted_at: now })
      .where('id', '=', id)
      .returning('email')
      .executeTakeFirstOrThrow();
    const before = { account_status: 'active', profile_status: 'active' } as const;
    await db
      .insertInto('account_deletion')
      .values({ account_id: id, reason: null, comment: null, ...before })
      .execute();
    return makeToken(db, { purpose: 'reactivation', accountId: id, email }, now);
  });
}

test('every security event is logged under its name', async () => {
  const [me, resetting, changing, deleted] = await prepareAskers(own, 4);
  const reactivation = await makeDeleted(deleted?.id ?? '');
  const links = {
    resetting: await makeLinks(resetting?.id ?? ''),
    changing: await makeLinks(changing?.id ?? ''),
  };
  const server = await own.serve();
  const ask = async (method: string, path: string, body: object, cookie = me?.cookie ?? '') => {
    const headers = {
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
      cookie,
    };
    return (await fetch(own.at(path), { method, headers, body: JSON.stringify(body) })).status;
  };
  const guess = () =>
    ask('POST', '/api/user.php', { email: 'nobody@amberlane.example', password: 'wrong' }, '');
  const wrong = { password: 'wrong' };
  const password = 'leaves-of-a-tall-oak';
  const words = (old_password: string) => ({
    old_password,
    new_password: password,
    repeat_password: password,
  });
  const address = 'another@amberlane.example';
  const statuses: number[] = [];
  for (let tries = 0; tries < 6; tries += 1) statuses.push(await guess());
  statuses.push(
    await ask('PUT', '/api/password.php', words('wrong')),
    await ask('POST', '/api/account-deletion.php', { reason: 'pause', ...wrong }),
    await ask('PUT', '/api/email.php', { email: address, password: memberPassword }),
    await ask('PUT', '/api/password.php', words(memberPassword)),
    await ask('PUT', '/api/reset-password.php', { token: links.resetting.reset, password }, ''),
    await ask('POST', '/api/mail-change.php', { token: links.changing.change }, ''),
    await ask('POST', '/api/reactivate.php', { token: reactivation }, ''),
    await ask('DELETE', '/api/sessions.php', {}),
    await ask('POST', '/api/export.php', { password }),
    await ask('POST', '/api/account-deletion.php', { reason: 'pause', password }),
  );
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 422, 422, 204, 204, 204, 204, 200, 204, 202, 204]);
  const moderation = own.start('command', {}, [
    'moderation',
    'photos',
    'show',
    me?.id ?? '',
    '--reason',
    'private',
  ]);
  expect([await moderation.exit, moderation.output()]).toEqual([1, 'there is no such photo\n']);
  expect(await own.start('command', {}, ['status']).exit).toBe(0);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  const warn = 40;
  expect(eventsIn(server.output())).toEqual([
    ...Array.from({ length: 5 }, () => [warn, 'login_failed', 'postUser']),
    [warn, 'login_locked', 'postUser'],
    [warn, 'own_password_wrong', 'changePassword'],
    [warn, 'own_password_wrong', 'deleteAccount'],
    [warn, 'email_change_requested', 'changeEmail'],
    [warn, 'password_changed', 'changePassword'],
    [warn, 'password_reset', 'resetPassword'],
    [warn, 'email_changed', 'confirmEmail'],
    [warn, 'account_reactivated', 'reactivate'],
    [warn, 'sessions_ended', 'endSessions'],
    [warn, 'export_requested', 'requestExport'],
    [warn, 'account_deleted', 'deleteAccount'],
    [warn, 'admin_command', `moderation photos show ${me?.id}`],
  ]);
});

test('a command without a running API is logged by its own process', async () => {
  const command = own.start('command', {}, ['deletions']);
  expect(await command.exit).toBe(0);
  expect(eventsIn(command.output())).toEqual([[40, 'admin_command', 'deletions']]);
});
