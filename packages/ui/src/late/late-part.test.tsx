import { act, Component, createContext, Suspense, useContext, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { latePart } from './late-part';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
const mounted: Root[] = [];
afterEach(async () => {
  await act(async () => mounted.splice(0).forEach((root) => root.unmount()));
  document.body.replaceChildren();
});

const CountContext = createContext(0);

function Count() {
  return <p>{useContext(CountContext)}</p>;
}

class Failure extends Component<{ readonly children: ReactNode }, { readonly message?: string }> {
  override state: { readonly message?: string } = {};

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

function place(html = ''): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

test('a preloaded lazy component hydrates with the page and keeps its DOM on an urgent update', async () => {
  const Part = latePart(async () => ({ default: Count }));
  await Part.load();
  let setCount: (count: number) => void = () => undefined;
  function Page() {
    const [count, set] = useState(1);
    useEffect(() => {
      setCount = set;
    }, []);
    return (
      <CountContext.Provider value={count}>
        <Suspense>
          <Part />
        </Suspense>
      </CountContext.Provider>
    );
  }
  const root = place(renderToString(<Page />));
  const printed = root.querySelector('p');
  const errors: unknown[] = [];
  const note = (error: unknown) => errors.push(error);
  act(() => void mounted.push(hydrateRoot(root, <Page />, { onRecoverableError: note })));
  act(() => flushSync(() => setCount(2)));
  expect(errors).toEqual([]);
  expect(root.querySelector('p')).toBe(printed);
  expect(root.textContent).toBe('2');
});

test('a lazy component that was not preloaded loads when it renders', async () => {
  const Part = latePart(async () => ({ default: Count }));
  const root = place();
  const shown = createRoot(root);
  mounted.push(shown);
  await act(async () => {
    shown.render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
  });
  expect(root.textContent).toBe('0');
});

test('a failed load throws to the error boundary and can be retried', async () => {
  let gone = true;
  const Part = latePart(async () => {
    if (gone) throw new Error('gone');
    return { default: Count };
  });
  const root = place();
  const shown = createRoot(root, { onRecoverableError: () => undefined });
  mounted.push(shown);
  await act(async () => {
    shown.render(
      <Failure>
        <Suspense>
          <Part />
        </Suspense>
      </Failure>,
    );
  });
  expect(root.textContent).toBe('Error: gone');
  gone = false;
  await Part.load();
  await act(async () => shown.render(<Part />));
  expect(root.textContent).toBe('0');
});
