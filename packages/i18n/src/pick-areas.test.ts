import { TYPE } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import type { CompiledMessages } from './compiled-messages';
import { pickAreas } from './pick-areas';

const messages: CompiledMessages = {
  'chat.send': [{ type: TYPE.literal, value: 'Send' }],
  'chats.title': [{ type: TYPE.literal, value: 'Messages' }],
  'errors.field.required': [{ type: TYPE.literal, value: 'Please fill this in' }],
};

it('keeps the messages of the named areas only', () => {
  expect(pickAreas(messages, ['errors', 'chat'])).toEqual({
    'chat.send': [{ type: TYPE.literal, value: 'Send' }],
    'errors.field.required': [{ type: TYPE.literal, value: 'Please fill this in' }],
  });
  expect(pickAreas(messages, [])).toEqual({});
});

it('returns the same object for the same areas', () => {
  expect(pickAreas(messages, ['chat', 'errors', 'chat'])).toBe(pickAreas(messages, ['errors', 'chat']));
});
