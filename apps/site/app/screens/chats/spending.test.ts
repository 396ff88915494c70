import { buildChatThread, buildMessages } from '@heartwood/api-contract/builders';
import { expect, test } from 'vitest';
import type { FormProblem } from '../../forms/form-problem';
import { hindranceOf, mustBuy } from './spending';
import type { Writer } from './spending';

const writer: Writer = { credits: 5, paid_user: true, status: 'active' };
const thread = (messages = 2, change = {}) =>
  buildChatThread({ cost: 1, free_messages_left: 0, messages: buildMessages(messages), ...change });
const refused = (code: FormProblem['code']): FormProblem => ({ code, fields: {}, data: {} });
const hindrance = (problem: FormProblem | null, historyLimit = 0, messages = 2, who: Writer = writer) =>
  hindranceOf(thread(messages), who, { problem, historyLimit });

test('a refused third conversation and whatever is for premium members alone give the premium alert', () => {
  for (const code of ['free_limit_reached', 'premium_only'] as const)
    expect(hindrance(refused(code))).toEqual({ kind: 'premium', problem: refused(code) });
});

test('a free member is told before writing that a new conversation needs premium', () => {
  const free = { ...writer, paid_user: false };
  const fresh = thread(0, { conversation: null });
  expect(mustBuy(fresh, free)).toBe('premium');
  expect(hindranceOf(fresh, free, { problem: null, historyLimit: 0 })).toEqual({
    kind: 'premium',
    problem: refused('free_limit_reached'),
  });
  expect(mustBuy({ ...fresh, free_messages_left: 3 }, free)).toBeNull();
});

test('too few credits give the credit alert, before and after a refusal', () => {
  expect([
    hindrance(refused('insufficient_credits')),
    hindrance(null, 0, 2, { ...writer, credits: 0 }),
  ]).toEqual([{ kind: 'credits' }, { kind: 'credits' }]);
});

test('from nine tenths of its limit on, the history warns; without a limit never', () => {
  const newest = (messages: number) => hindrance(null, 50, messages);
  expect([newest(44), newest(45), newest(50), hindrance(null, 0, 50)]).toEqual([
    null,
    { kind: 'history', max: 50 },
    { kind: 'history', max: 50 },
    null,
  ]);
});
