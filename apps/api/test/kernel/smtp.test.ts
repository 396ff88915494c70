import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from '../../src/mail/smtp';
import { startMailServer, type MailServer } from '../support/mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const oneClick = `<https://oakmere.example/api/unsubscribe.php?token=${'YTNiYjE4OWU6bGlrZQ'.repeat(12)}.3q2-7w>`;
const mail = {
  to: 'wren@oakmere.example',
  from: 'Oakmere <no-reply@oakmere.example>',
  subject: 'Grüße',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  headers: { 'List-Unsubscribe': oneClick, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  messageId: '<one@oakmere.example>',
};

test('a mail is sent by SMTP with its text, HTML and headers', async () => {
  await smtpMail(server.url).send(mail);
  const [received] = await server.received();
  expect(received).toMatchObject({
    subject: 'Grüße',
    from: { name: 'Oakmere', address: 'no-reply@oakmere.example' },
    to: [{ address: 'wren@oakmere.example' }],
  });
  expect([received?.text?.trim(), received?.html?.trim()]).toEqual(['Hallo', '<p>Hallo</p>']);
  const header = (name: string) => received?.headers.find(({ key }) => key === name)?.value;
  expect([header('list-unsubscribe'), header('list-unsubscribe-post'), header('message-id')]).toEqual([
    oneClick,
    'List-Unsubscribe=One-Click',
    '<one@oakmere.example>',
  ]);
});

test('a refused mail throws an error without the server’s text, which names the recipient', async () => {
  server.refusing = { responseCode: 550, text: 'no such mailbox' };
  const error = await smtpMail(server.url)
    .send(mail)
    .catch((refusal: unknown) => refusal);
  expect([error, Object.keys(error as Error)]).toEqual([
    new Error('the mail server did not take a mail: EENVELOPE 550'),
    [],
  ]);
  expect((error as Error).cause).toBe(undefined);
});
