import { safeReturnPath } from '@heartwood/domain';

const name = 'payment_return';
const maxAge = 86_400;

/** The page to come back to after paying: a conversation of this site, or nothing. */
export function conversationPath(text: string | null | undefined): string | null {
  const path = safeReturnPath(text);
  return path && /^\/(?:chats\/[^/?#]+|members\/[^/?#]+\/chat)$/.test(path) ? path : null;
}

/** The cookie that remembers, while the member pays elsewhere, where they came from; ends it where they came from nowhere. */
export function paymentReturnCookie(path: string | null, { secure }: { readonly secure: boolean }): string {
  const value =
    path === null ? `${name}=; Max-Age=0` : `${name}=${encodeURIComponent(path)}; Max-Age=${maxAge}`;
  return `${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** Where the member came from, by a `Cookie` header. */
export function readPaymentReturn(header: string | null): string | null {
  const pair = header
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  if (!pair) return null;
  try {
    return conversationPath(decodeURIComponent(pair.slice(name.length + 1)));
  } catch {
    return null;
  }
}
