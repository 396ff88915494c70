import type { TestApi } from './api';
import type { Browser } from './browser';

/** An event as a stream delivers it. */
export interface StreamEvent {
  event: string;
  id: string;
  data: Record<string, unknown>;
}

/** Opens a member's stream and returns a reader of its text. */
export async function openStream(api: TestApi, browser: Browser, lastEventId?: string) {
  const request = new Request(`http://${browser.host}/api/events.php`, {
    headers: {
      host: browser.host,
      cookie: browser.cookie ?? '',
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  });
  const response = await api.application.app.fetch(request, { peer: browser.address });
  if (!response.body) throw new Error('no stream');
  return response.body.pipeThrough(new TextDecoderStream()).getReader();
}

/** Reads a stream until it has delivered as many events as wanted. */
export async function listen(
  api: TestApi,
  browser: Browser,
  wanted: number,
  lastEventId?: string,
): Promise<{ events: Promise<StreamEvent[]>; end: () => Promise<void> }> {
  const reader = await openStream(api, browser, lastEventId);
  const events = (async () => {
    let text = '';
    for (;;) {
      const frames = text.split('\n\n').filter((frame) => frame.startsWith('event: '));
      if (frames.length >= wanted) {
        return frames.map((frame) => {
          const [event = '', id = '', data = ''] = frame.split('\n');
          return {
            event: event.slice(7),
            id: id.slice(4),
            data: JSON.parse(data.slice(6)) as Record<string, unknown>,
          };
        });
      }
      const { value, done } = await reader.read();
      if (done) throw new Error(`the stream ended after: ${text}`);
      text += value;
    }
  })();
  return { events, end: () => reader.cancel() };
}

/** Reads a stream to its end. */
export async function rest(reader: ReadableStreamDefaultReader<string>): Promise<string> {
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return text;
    text += value;
  }
}
