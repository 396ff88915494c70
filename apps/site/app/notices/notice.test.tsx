import { buildUser } from '@heartwood/api-contract/builders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { englishTexts } from '../document/english-texts.fixture';
import { memberOf } from '../member/member';
import Notice from './notice';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test.each([
  ['spam_complaint', 'One of our emails was marked as spam'],
  ['bounce', 'Our emails to you are bouncing'],
  ['list_unsubscribe', 'You unsubscribed from our emails'],
] as const)('the notice about stopped emails shows the reason %s', async (reason, title) => {
  const Texts = await englishTexts();
  const place = document.createElement('div');
  const root = createRoot(place);
  const member = { ...memberOf(buildUser()), notifications_disabled: [reason] };
  await act(async () =>
    root.render(
      <Texts>
        <Notice notice={{ kind: 'disabledNotifications' }} member={member} onClose={() => undefined} />
      </Texts>,
    ),
  );
  const shown = [...place.querySelectorAll('p, a')].map(({ textContent }) => textContent);
  await act(async () => root.unmount());
  expect(shown).toEqual([`${title} We’ve stopped sending you emails.`, 'Change this']);
});
