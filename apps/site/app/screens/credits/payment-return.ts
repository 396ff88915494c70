import { safeReturnPath } from '@heartwood/domain';
import { cookieIn, cookieText } from '../../format/cookie';
import { urls } from '../../urls';

const name = 'payment_return';
const maxAge = 86_400;

const conversations = /^\/(?:chats\/[^/?#]+|members\/[^/?#]+\/chat)(?:\?gift=[a-z_\d]+)?$/;
const profiles = /^\/(?:members|likes\/m)\/[^/?#]+$/;

/** Whether a path leads to a conversation, perhaps with the gift selected in it. */
export function isConversation(path: string | null): path is string {
  return path !== null && conversations.test(path);
}

/**
 * Returns the page to return to after paying: a conversation, a profile or the own photos of this site, or
 * nothing.
 */
export function paymentReturnPath(text: string | null | undefined): string | null {
  const path = safeReturnPath(text);
  if (path === null) return null;
  return isConversation(path) || profiles.test(path) || path === urls.ownPhotos ? path : null;
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
    return paymentReturnPath(decodeURIComponent(cookieIn(header, name) ?? ''));
  } catch {
    return null;
  }
}
