import { pushCookie } from '@heartwood/domain';

const asks = `${pushCookie.name}=ask`;

/** Whether a `Cookie` header, or the document's cookies, say that this browser may be asked for push messages. */
export function asksForPush(header: string | undefined): boolean {
  return (header ?? '').split(';').some((part) => part.trim() === asks);
}

/** The cookie that tells the server whether this browser may be asked. */
export function pushAskCookie(ask: boolean, secure: boolean): string {
  return `${asks}; Path=/; Max-Age=${ask ? pushCookie.maxAge : 0}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
