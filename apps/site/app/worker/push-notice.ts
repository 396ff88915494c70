/** The content of a push: texts ready in the member's language. */
export interface PushNotice {
  /** Identifies the event, however often it arrives. */
  readonly event: string;
  /** A newer notice replaces an older one with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** Path on this site, opened on tap. */
  readonly path: string;
}

const fields = ['event', 'tag', 'title', 'body', 'path'] as const satisfies readonly (keyof PushNotice)[];

/** Parses a push; `undefined` if it is invalid. */
export function readNotice(text: string | undefined): PushNotice | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (typeof value !== 'object' || value === null) return undefined;
    const notice = value as Record<string, unknown>;
    return fields.every((field) => typeof notice[field] === 'string') ? (value as PushNotice) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the address to open on tap: the path on this origin, or the first page if it leads elsewhere. */
export function addressOf(path: unknown, origin: string): string {
  const first = `${origin}/`;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return first;
  const address = new URL(path, origin);
  return address.origin === origin ? address.href : first;
}
