import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { smtpMail } from '../../src/mail/smtp';

test('a mail goes out by SMTP with its text, HTML and headers', async () => {
  let received: Buffer | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received = Buffer.concat(chunks);
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await smtpMail(`smtp://127.0.0.1:${port}`).send({
    to: 'wren@oakmere.example',
    from: 'Oakmere <no-reply@oakmere.example>',
    subject: 'Grüße',
    html: '<p>Hallo</p>',
    text: 'Hallo',
    headers: { 'X-Entity-Ref-ID': '1' },
  });
  const mail = await PostalMime.parse(received ?? Buffer.from(''));
  expect(mail).toMatchObject({
    subject: 'Grüße',
    from: { name: 'Oakmere', address: 'no-reply@oakmere.example' },
    to: [{ address: 'wren@oakmere.example' }],
  });
  expect([mail.text?.trim(), mail.html?.trim()]).toEqual(['Hallo', '<p>Hallo</p>']);
  expect(mail.headers.find(({ key }) => key === 'x-entity-ref-id')?.value).toBe('1');
  await new Promise((resolve) => server.close(() => resolve(null)));
});
