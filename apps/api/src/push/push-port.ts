/** A browser as its push service knows it. */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key and secret, base64url. */
  p256dh: string;
  auth: string;
}

/** What a browser is told, ready text in the member's language; the site's worker reads it. */
export interface PushNotice {
  /** The same for one event however often it arrives. */
  event: string;
  /** A newer notice takes the place of an older one with the same tag. */
  tag: string;
  title: string;
  body: string;
  /** Path on the brand's site that a tap opens. */
  path: string;
}

/** Tells browsers by push; used by jobs only, so that a failure is tried again. */
export interface PushPort {
  /** The key that browsers subscribe with, base64url. */
  publicKey: string;
  /**
   * Sends a notice.
   * @returns `gone` where the push service knows the browser no more
   * @throws Error where another try may help
   */
  send(target: PushTarget, notice: PushNotice): Promise<'sent' | 'gone'>;
}
