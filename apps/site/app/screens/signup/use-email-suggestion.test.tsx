import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useKeptForm } from './kept-form';
import { useEmailSuggestion } from './use-email-suggestion';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: ReturnType<typeof createRoot>;
let page: HTMLElement;

function Page() {
  const { kept, onInput } = useKeptForm('account');
  const { suggestion, look } = useEmailSuggestion('email');
  return (
    <form onInput={onInput}>
      <input
        id="email"
        name="email"
        defaultValue={kept?.get('email') ?? 'eva@gmial.com'}
        onBlur={(event) => look(event.currentTarget.value)}
      />
      {suggestion && (
        <button type="button" onClick={suggestion.onAccept}>
          {suggestion.email}
        </button>
      )}
    </form>
  );
}

const open = async () => {
  page = document.createElement('div');
  document.body.append(page);
  root = createRoot(page);
  await act(async () => root.render(<Page />));
};
const leave = async () => {
  await act(async () => root.unmount());
  page.remove();
};
const field = () => page.querySelector('input');
const suggested = () => page.querySelector('button');

beforeEach(open);
afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

test('an accepted spelling is still in the field after a reload', async () => {
  await act(async () => {
    field()?.focus();
    field()?.blur();
    await import('./email-suggestion');
  });
  const seen = [suggested()?.textContent];
  await act(async () => suggested()?.click());
  seen.push(field()?.value, suggested()?.textContent);
  await leave();
  await open();
  seen.push(field()?.value);
  expect(seen).toEqual(['eva@gmail.com', 'eva@gmail.com', undefined, 'eva@gmail.com']);
});
