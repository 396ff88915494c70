/** A mail ready to be sent. */
export interface Mail {
  to: string;
  /** `Name <address>`. */
  from: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Its Message-ID with angle brackets; by default the mail server chooses one. */
  messageId?: string;
}

/** Sends mails; used by jobs only, so that failures are retried. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
