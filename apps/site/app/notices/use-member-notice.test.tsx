import { buildUser } from '@heartwood/api-contract/builders';
import { cookies } from '@heartwood/domain';
import { createRemixStub } from '@remix-run/testing';
import { Link } from '@remix-run/react';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { usePageInside } from '../layouts/frame/use-page';
import { memberOf } from '../member/member';
import type { Member } from '../member/member';
import { noteNoticeShown } from './closed-notices';
import { useMemberNotice } from './use-member-notice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
// The tests' DOM has no layout and no media queries; here it is a desktop.
window.matchMedia = (media) => Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
let rendered: Root;
afterEach(async () => {
  await act(async () => rendered.unmount());
  document.body.replaceChildren();
  document.cookie = `${cookies.notices.name}=; Max-Age=0; Path=/`;
});

const member = { ...memberOf(buildUser()), image: null };
const withPhoto = { ...member, image: { thumb: '/media/a', tone: '#123456' } };

function Page({ of }: { readonly of: Member }) {
  const [photo, setPhoto] = useState(false);
  const { notice, close } = useMemberNotice(photo ? withPhoto : of, usePageInside());
  return (
    <>
      <output>{notice?.kind}</output>
      <button onClick={() => setPhoto(!photo)}>Photo</button>
      <button onClick={close}>Close</button>
      <Link to="/members">Members</Link>
      <Link to="/likes">Likes</Link>
    </>
  );
}

async function open(of: Member = member) {
  const place = document.createElement('div');
  document.body.append(place);
  const OfMember = () => <Page of={of} />;
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ closedNotices: '', asksForPush: true }),
      children: ['members', 'likes'].map((id) => ({
        id,
        path: `/${id}`,
        Component: OfMember,
      })),
    },
  ]);
  const root = { closedNotices: '', asksForPush: true };
  rendered = createRoot(place);
  await act(async () =>
    rendered.render(<Stub initialEntries={['/members']} hydrationData={{ loaderData: { root } }} />),
  );
  const press = (name: string) =>
    act(async () => {
      const all = place.querySelectorAll<HTMLElement>('a, button');
      Array.from(all)
        .find((one) => one.textContent === name)
        ?.click();
    });
  return { notice: () => place.querySelector('output')?.textContent, press };
}

test('a notice stays on its page, and the next page of the visit shows none', async () => {
  const { notice, press } = await open();
  act(noteNoticeShown);
  const seen = [notice()];
  await press('Likes');
  seen.push(notice());
  expect(seen).toEqual(['profilePhoto', '']);
});

test('a closed notice leaves its slot empty until the next page', async () => {
  const { notice, press } = await open();
  const seen = [notice()];
  await press('Close');
  seen.push(notice());
  await press('Likes');
  seen.push(notice());
  expect(seen).toEqual(['profilePhoto', '', 'push']);
});

test('a closed reminder is stored like every other notice', async () => {
  const { notice, press } = await open({ ...withPhoto, status: 'not_confirmed', profile_status: 'disabled' });
  const seen = [notice()];
  await press('Close');
  seen.push(notice());
  await press('Likes');
  seen.push(notice());
  expect(seen).toEqual(['activationReminder', '', 'push']);
});

test('a notice disappears with its reason, and the next one waits for the next page', async () => {
  const { notice, press } = await open();
  const seen = [notice()];
  await press('Photo');
  seen.push(notice());
  await press('Likes');
  seen.push(notice());
  expect(seen).toEqual(['profilePhoto', '', 'push']);
});
