import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpMail } from '../../src/mail/smtp';
import { startMailServer, type MailServer } from '../support/mail-server';

let server: MailServer;
beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server.close());

const mail = {
  to: 'wren@oakmere.example',
  from: 'Oakmere <no-reply@oakmere.example>',
  subject: 'Grüße',
  html: '<p>Hallo</p>',
  text: 'Hallo',
  headers: { 'X-Entity-Ref-ID': '1' },
};

test('a mail goes out by SMTP with its text, HTML and headers', async () => {
  await smtpMail(server.url).send(mail);
  const [received] = await server.received();
  expect(received).toMatchObject({
    subject: 'Grüße',
    from: { name: 'Oakmere', address: 'no-reply@oakmere.example' },
    to: [{ address: 'wren@oakmere.example' }],
  });
  expect([received?.text?.trim(), received?.html?.trim()]).toEqual(['Hallo', '<p>Hallo</p>']);
  expect(received?.headers.find(({ key }) => key === 'x-entity-ref-id')?.value).toBe('1');
});

test('a refusal is an error without the words of the server, which name the recipient', async () => {
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
