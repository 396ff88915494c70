import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../support/api';
import { mailTo, sentMails } from '../support/mails';
import { missingInText } from '../support/missing-in-text';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await api.application.work();
});
afterAll(() => api.close());

const path = '/api/complaints.php';
const complaint = { email: 'rowan@birch.example', reason: 'payment', text: 'No credits came.\nPlease look.' };

test('a complaint is mailed to the brand’s support with the reference number it returns', async () => {
  const answer = await api.visitor().post(path, complaint);
  const { reference } = answer.body as { reference: string };
  expect([answer.status, reference]).toEqual([201, expect.stringMatching(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)]);
  const mail = await mailTo(api, 'support@oakmere.example');
  expect(mail.subject).toBe(`Complaint ${reference}: a payment`);
  for (const part of ['No credits came.', 'Please look.', complaint.email]) expect(mail.text).toContain(part);
  expect(missingInText(mail)).toEqual([]);
});

test('a member’s complaint names the account', async () => {
  const { id, browser } = await api.member();
  expect((await browser.post(path, { ...complaint, text: 'It is mine.' })).status).toBe(201);
  expect((await mailTo(api, 'support@oakmere.example', 1)).text).toContain(id);
});

test('a complaint repeated with the same idempotency key sends one mail', async () => {
  const before = (await sentMails(api)).length;
  const headers = { 'idempotency-key': 'complaint-1' };
  const visitor = api.visitor();
  const [first, again] = [
    await visitor.post(path, complaint, { headers }),
    await visitor.post(path, complaint, { headers }),
  ];
  expect(again.body).toEqual(first.body);
  await mailTo(api, 'support@oakmere.example', before);
  expect((await sentMails(api)).length).toBe(before + 1);
});

test.each([
  [{ email: 'rowan' }, { code: 'email_invalid', fields: { email: 'email_invalid' } }],
  [
    { email: 'rowan@birch.example\r\nBcc: all@birch.example' },
    { code: 'email_invalid', fields: { email: 'email_invalid' } },
  ],
  [{ text: ' \u200b\n' }, { code: 'invalid_fields', fields: { text: 'required' } }],
  [{ text: 'x'.repeat(4001) }, { code: 'invalid_fields', fields: { text: 'too_long' } }],
  [{ reason: 'boredom' }, { code: 'invalid_fields', fields: { reason: 'not_in_list' } }],
  [{ credits: 100 }, { code: 'invalid_fields', fields: { credits: 'not_allowed' } }],
])('%j is refused and sends nothing', async (change, expected) => {
  const before = (await sentMails(api)).length;
  const answer = await api.visitor().post(path, { ...complaint, ...change });
  expect(answer.status).toBe(422);
  expect(answer.body).toMatchObject(expected);
  expect((await sentMails(api)).length).toBe(before);
});
