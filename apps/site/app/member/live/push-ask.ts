import { pushCookie } from '@heartwood/domain';
import { cookieIn, cookieText } from '../../format/cookie';

const asks = 'ask';

/** Whether a `Cookie` header, or the document's cookies, say that this browser may be asked for push messages. */
export function asksForPush(header: string | undefined): boolean {
  return cookieIn(header, pushCookie.name) === asks;
}

/** The cookie that tells the server whether this browser may be asked. */
export function pushAskCookie(ask: boolean, secure: boolean): string {
  return cookieText(pushCookie.name, asks, { secure, maxAge: ask ? pushCookie.maxAge : 0 });
}
