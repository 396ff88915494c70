import { pushCookie } from '@heartwood/domain';
import { cookieIn, cookieText } from '../../format/cookie';

const asks = 'ask';

/**
 * Whether the cookies of a header or of the document say that this browser may be asked for push messages.
 */
export function asksForPush(header: string | undefined): boolean {
  return cookieIn(header, pushCookie.name) === asks;
}

/** Returns the cookie by which the server knows whether this browser may be asked. */
export function pushAskCookie(ask: boolean, secure: boolean): string {
  return cookieText(pushCookie.name, asks, { secure, maxAge: ask ? pushCookie.maxAge : 0 });
}
