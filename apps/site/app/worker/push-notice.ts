/** What a push brings, ready text in the member's language. */
export interface PushNotice {
  /** The same for one event however often it arrives. */
  readonly event: string;
  /** A newer notice takes the place of an older one with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** Path on this site that a tap opens. */
  readonly path: string;
}

const fields = ['event', 'tag', 'title', 'body', 'path'] as const satisfies readonly (keyof PushNotice)[];

/** Reads the text of a push; `undefined` for what is none of ours. */
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

/** The address that a tap opens: the path on this origin, and the first page for anything that leads elsewhere. */
export function addressOf(path: unknown, origin: string): string {
  const first = `${origin}/`;
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, origin)) return first;
  const address = new URL(path, origin);
  return address.origin === origin ? address.href : first;
}
