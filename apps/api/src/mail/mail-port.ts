/** A mail ready to be sent. */
export interface Mail {
  to: string;
  /** `Name <address>`. */
  from: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
  /** Its Message-ID with the angle brackets, where it is not for the mail server to choose. */
  messageId?: string;
}

/** Sends mails; used by jobs only, so that a failure is tried again. */
export interface MailPort {
  send(mail: Mail): Promise<void>;
}
