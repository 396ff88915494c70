import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A local mail server that accepts mails, or rejects all recipients as `refusing` says. */
export interface MailServer {
  url: string;
  refusing: { responseCode: number; text: string } | null;
  /** The mails accepted so far. */
  received(): Promise<Email[]>;
  /** The number of rejected recipients. */
  refused: number;
  close(): Promise<void>;
}

export async function startMailServer(): Promise<MailServer> {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!mails.refusing) return done();
      mails.refused += 1;
      const { text, responseCode } = mails.refusing;
      done(Object.assign(new Error(`<${address}> ${text}`), { responseCode }));
    },
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        taken.push(Buffer.concat(chunks));
        done();
      });
    },
  });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mails: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    refusing: null,
    received: () => Promise.all(taken.map((mail) => PostalMime.parse(mail))),
    refused: 0,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mails;
}
