/** An open page of the site, as its worker sees it. */
export interface OpenPage {
  readonly url: string;
  readonly focused: boolean;
  postMessage(message: unknown): void;
  focus(): Promise<unknown>;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface ShownNotification {
  readonly data: unknown;
  close(): void;
}

/** A subscription at the browser's push service. */
export interface HeldSubscription {
  readonly options: { readonly applicationServerKey: ArrayBuffer | null };
  toJSON(): unknown;
  unsubscribe(): Promise<boolean>;
}

/** The worker's events. */
export interface WorkerEvents {
  fetch: {
    readonly request: Pick<Request, 'mode' | 'method' | 'url' | 'formData'>;
    respondWith(answer: Promise<Response>): void;
  };
  install: Waiting;
  push: Waiting & { readonly data: { text(): string } | null };
  notificationclick: Waiting & { readonly notification: ShownNotification };
  pushsubscriptionchange: Waiting & {
    readonly oldSubscription?: HeldSubscription | null;
    readonly newSubscription?: HeldSubscription | null;
  };
}

/**
 * The browser APIs that the worker needs. TypeScript's libraries for workers and pages exclude each other,
 * and the site uses the one for pages.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  readonly registration: {
    showNotification(title: string, options: NotificationOptions & { renotify?: boolean }): Promise<void>;
    readonly pushManager: {
      subscribe(options: {
        userVisibleOnly: true;
        applicationServerKey: ArrayBuffer;
      }): Promise<HeldSubscription>;
    };
  };
  readonly caches: CacheStorage;
  readonly fetch: (asked: string | WorkerEvents['fetch']['request'], init?: RequestInit) => Promise<Response>;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}
