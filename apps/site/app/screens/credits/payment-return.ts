import { safeReturnPath } from '@heartwood/domain';
import { cookieIn, cookieText } from '../../format/cookie';

const name = 'payment_return';
const maxAge = 86_400;

/** The page to come back to after paying: a conversation of this site, perhaps with the gift that was chosen in it, or nothing. */
export function conversationPath(text: string | null | undefined): string | null {
  const path = safeReturnPath(text);
  return path && /^\/(?:chats\/[^/?#]+|members\/[^/?#]+\/chat)(?:\?gift=[a-z_]+)?$/.test(path) ? path : null;
}

/** The cookie that remembers, while the member pays elsewhere, where they came from; ends it where they came from nowhere. */
export function paymentReturnCookie(path: string | null, { secure }: { readonly secure: boolean }): string {
  return cookieText(name, encodeURIComponent(path ?? ''), { secure, maxAge: path === null ? 0 : maxAge });
}

/** Where the member came from, by a `Cookie` header. */
export function readPaymentReturn(header: string | null): string | null {
  try {
    return conversationPath(decodeURIComponent(cookieIn(header, name) ?? ''));
  } catch {
    return null;
  }
}
