import { buildUser } from '@heartwood/api-contract/builders';
import { act, lazy, Suspense } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { memberOf } from './member';
import { MemberProvider, useMember, useUpdateMember, type UpdateMember } from './member-store';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => document.body.replaceChildren());

test('an update before a lazy part hydrates keeps its DOM, and renders after hydration', async () => {
  const given = memberOf(buildUser({ num_unread_messages: 1 }));
  let update: UpdateMember = () => undefined;

  function Count() {
    return <p>{useMember()?.num_unread_messages}</p>;
  }

  function Page({ part: Part }: { part: ComponentType }) {
    update = useUpdateMember();
    return (
      <Suspense>
        <Part key={useMember()?.id} />
      </Suspense>
    );
  }

  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <MemberProvider given={given}>
      <Page part={Count} />
    </MemberProvider>,
  );
  document.body.append(root);
  const asPrinted = root.querySelector('p');

  let load = () => undefined as void;
  const LazyCount = lazy(
    () => new Promise<{ default: typeof Count }>((resolve) => (load = () => resolve({ default: Count }))),
  );
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <MemberProvider given={given}>
        <Page part={LazyCount} />
      </MemberProvider>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  await act(async () => update((member) => ({ ...member, num_unread_messages: 2 })));
  expect(root.querySelector('p')).toBe(asPrinted);
  await act(async () => load());

  expect(errors).toEqual([]);
  expect(root.querySelector('p')).toBe(asPrinted);
  expect(root.textContent).toBe('2');
});
