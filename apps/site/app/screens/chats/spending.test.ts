import { buildChatThread, buildMessages } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import type { FormProblem } from '../../forms/form-problem';
import { hindranceOf, mustBuy } from './spending';
import type { Writer } from './spending';

const writer: Writer = { credits: 5, paid_user: true, status: 'active' };
const thread = (messages = 2, change = {}) =>
  buildChatThread({ cost: 1, free_messages_left: 0, messages: buildMessages(messages), ...change });
const refused = (code: FormProblem['code']): FormProblem => ({ code, fields: {}, data: {} });
const hindrance = (problem: FormProblem | null, who: Writer = writer) => hindranceOf(thread(), who, problem);

test('free_limit_reached and premium_only give the premium alert', () => {
  for (const code of ['free_limit_reached', 'premium_only'] as const)
    expect(hindrance(refused(code))).toEqual({ kind: 'premium', problem: refused(code) });
});

test('a free member sees the premium alert before writing to a new member', () => {
  const free = { ...writer, paid_user: false };
  const fresh = thread(0, { conversation: null });
  expect(mustBuy(fresh, free)).toBe('premium');
  expect(hindranceOf(fresh, free, null)).toEqual({
    kind: 'premium',
    problem: refused('free_limit_reached'),
  });
  expect(mustBuy({ ...fresh, free_messages_left: 3 }, free)).toBeNull();
});

test('insufficient credits give the credits alert, before and after a refused message', () => {
  expect([hindrance(refused('insufficient_credits')), hindrance(null, { ...writer, credits: 0 })]).toEqual([
    { kind: 'credits' },
    { kind: 'credits' },
  ]);
});
