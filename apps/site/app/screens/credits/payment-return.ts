import { safeReturnPath } from '@heartwood/domain';
import { cookieIn, cookieText } from '../../format/cookie';

const name = 'payment_return';
const maxAge = 86_400;

/**
 * Returns the page to return to after paying: a conversation of this site, perhaps with the gift selected in
 * it, or nothing.
 */
export function conversationPath(text: string | null | undefined): string | null {
  const path = safeReturnPath(text);
  return path && /^\/(?:chats\/[^/?#]+|members\/[^/?#]+\/chat)(?:\?gift=[a-z_]+)?$/.test(path) ? path : null;
}

/**
 * Returns the cookie that stores where the member came from while paying elsewhere; deletes it if there is
 * nowhere to return to.
 */
export function paymentReturnCookie(path: string | null, { secure }: { readonly secure: boolean }): string {
  return cookieText(name, encodeURIComponent(path ?? ''), { secure, maxAge: path === null ? 0 : maxAge });
}

/** Reads where the member came from, from a `Cookie` header. */
export function readPaymentReturn(header: string | null): string | null {
  try {
    return conversationPath(decodeURIComponent(cookieIn(header, name) ?? ''));
  } catch {
    return null;
  }
}
