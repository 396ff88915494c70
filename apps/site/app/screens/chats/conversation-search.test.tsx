import { buildMessage } from '@heartwood/api-contract/builders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { englishTexts } from '../../document/english-texts.fixture';
import ConversationSearch from './conversation-search';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
let page: HTMLElement;
let hits: (string | null)[];
let answers: Map<string, (found: readonly number[], more: boolean) => void>;

/** Types a text as a person does: React hears only changes that it didn't make. */
const type = (text: string) =>
  act(async () => {
    const field = page.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(250);
  });
const older = () =>
  act(async () =>
    page.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );
const answer = async (key: string, found: readonly number[], more: boolean) => {
  await vi.waitFor(() => expect([...answers.keys()]).toContain(key), 10_000);
  await act(async () => {
    answers.get(key)?.(found, more);
    await vi.advanceTimersByTimeAsync(1);
  });
};
const status = () => page.querySelector('[role=status]')?.textContent;
const shows = (expected: string) =>
  vi.waitFor(async () => {
    await act(async () => undefined);
    expect(status()).toBe(expected);
  }, 10_000);

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hits = [];
  answers = new Map();
  vi.stubGlobal('fetch', (request: Request) => {
    const { searchParams } = new URL(request.url);
    const key = [searchParams.get('q'), searchParams.get('before')].filter(Boolean).join(' ');
    return new Promise((resolve) => {
      answers.set(key, (found, has_more) => {
        const messages = found.map((seq) => buildMessage({ id: `m${seq}`, seq }));
        resolve(Response.json({ messages, has_more }));
      });
    });
  });
  const Texts = await englishTexts();
  page = document.createElement('div');
  root = createRoot(page);
  await act(async () =>
    root.render(
      <Texts>
        <ConversationSearch
          conversation="c"
          onHit={(hit) => hits.push(hit && `${hit.text} ${hit.message.id}`)}
          onClose={() => undefined}
        />
      </Texts>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('goes from hit to hit, and loads older ones after the last', async () => {
  await type('tea');
  await answer('tea', [9, 8], true);
  await shows('1 of more than 2 messages');
  await older();
  await older();
  await answer('tea 8', [3], false);
  await shows('3 of 3 messages');
  expect(hits).toEqual([null, 'tea m9', 'tea m8', 'tea m3']);
});

test('older hits that arrive after the word changed are dropped', async () => {
  await type('tea');
  await answer('tea', [9], true);
  await older();
  await type('coffee');
  await answer('coffee', [7], false);
  await answer('tea 9', [3], false);
  await shows('1 of 1 message');
  expect(hits).toEqual([null, 'tea m9', 'coffee m7']);
});

test('older hits that arrive while another word is searched are dropped', async () => {
  await type('tea');
  await answer('tea', [9], true);
  await older();
  await type('coffee');
  await answer('tea 9', [3], false);
  await answer('coffee', [7], false);
  await shows('1 of 1 message');
  expect(hits).toEqual([null, 'tea m9', 'coffee m7']);
});

test('older hits that were asked for twice are added once', async () => {
  await type('tea');
  await answer('tea', [9], true);
  await older();
  const first = answers.get('tea 9');
  answers.delete('tea 9');
  await older();
  await answer('tea 9', [3], false);
  first?.([3], false);
  await shows('2 of 2 messages');
  expect(hits).toEqual([null, 'tea m9', 'tea m3']);
});
