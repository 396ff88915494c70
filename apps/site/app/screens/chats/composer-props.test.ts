import { buildChatThread } from '@heartwood/api-contract/builders';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { composerProps } from './composer-props';
import type { Writer } from './spending';

const intl = createIntl({ locale: 'en', onError: () => undefined });
const thread = buildChatThread({ conversation: null, free_messages_left: 0 });

function topUpOf(writer: Partial<Writer>, address: string) {
  return composerProps(intl, {
    thread,
    writer: { credits: 0, paid_user: false, status: 'active', ...writer },
    messagePrice: null,
    discount: null,
    maximumLength: 2000,
    problem: null,
    text: '',
    formKey: 'k1',
    address,
    online: true,
  }).topUp?.href;
}

test('premium and credits are bought with the way back to the conversation', () => {
  const address = '/members/m1/chat';
  expect([topUpOf({}, address), topUpOf({ paid_user: true }, address)]).toEqual([
    '/premium?to=%2Fmembers%2Fm1%2Fchat',
    '/credits?to=%2Fmembers%2Fm1%2Fchat',
  ]);
});
