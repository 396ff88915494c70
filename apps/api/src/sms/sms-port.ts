/** A text message ready to be sent. */
export interface Sms {
  /** As `+31612345678`. */
  to: string;
  /** The sender id: 3 to 11 letters and digits, starting with a letter. */
  sender: string;
  text: string;
}

/** Sends text messages. May take seconds: never call it in a transaction. */
export interface SmsPort {
  /** @throws SmsError */
  send(sms: Sms): Promise<void>;
}

/**
 * The gateway could not be reached or failed (`unavailable`), or it rejected a message or did not answer in time
 * (`refused`): then the message may have been sent. Contains neither number nor text.
 */
export class SmsError extends Error {
  override name = 'SmsError';
  constructor(
    readonly reason: 'unavailable' | 'refused',
    message: string,
  ) {
    super(message);
  }
}

/** A brand's name as a sender id. */
export function smsSender(name: string): string {
  const letters = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .replace(/^[0-9]+/, '');
  return letters.length < 3 ? 'Heartwood' : letters.slice(0, 11);
}
