/** A browser as its push service knows it. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key and secret, base64url. */
  p256dh: string;
  auth: string;
}

/** The content of a push, as final text in the member's language; the site's service worker reads it. */
export interface PushNotice {
  /** Stable for one event however often it is delivered. */
  event: string;
  /** A newer notice replaces an older one with the same tag. */
  tag: string;
  title: string;
  body: string;
  /** Path on the brand's site that a tap opens. */
  path: string;
}

/** Sends pushes; used by jobs only, so that failures are retried. */
export interface PushPort {
  /** The key that browsers subscribe with, base64url. */
  publicKey: string;
  /**
   * Sends a notice.
   * @returns `gone` if the push service no longer knows the browser
   * @throws Error if a retry may help
   */
  send(target: PushTarget, notice: PushNotice): Promise<'sent' | 'gone'>;
}
