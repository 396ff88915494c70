import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeJobs } from '../../src/jobs/jobs';
import { startApi, type TestApi } from '../support/api';
import { mailTo } from '../support/mails';
import { signupForm } from '../support/signup-form';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test('jobs that come at once are worked off without a pause between them', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `crowd-${index}@oakmere.example`);
  for (const email of addresses)
    expect((await api.visitor().post('/api/signup.php', signupForm({ email }))).status).toBe(201);
  await api.application.work();
  const mails = await Promise.all(addresses.map((email) => mailTo(api, email)));
  expect(mails.map(({ to_address }) => to_address)).toEqual(addresses);
});

test('a job without a queue is refused, and what caused it with it', async () => {
  const lost = { name: 'nobody.listens', run: () => Promise.resolve() };
  const jobs = makeJobs(api.connection, pino({ level: 'silent' }));
  await expect(jobs.send(api.db, lost, {})).rejects.toThrow(
    'there is no queue nobody.listens; run the prepare step first',
  );
});
