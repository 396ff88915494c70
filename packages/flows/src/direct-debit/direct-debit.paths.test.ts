import { describe, expect, it } from 'vitest';
import { replayShortestPaths } from '../replay.fixture';
import { directDebitMachine } from './direct-debit.machine';

const details = { account_holder: 'Saffron Demo', iban: 'NL91 ABNA 0417 1643 00' };
const sent = (confirmed: string | null = null) => ({
  order: { payment: { payment_id: 'pay1' }, confirmed, tries_left: 5 },
  codeMs: 600_000,
  resendMs: 60_000,
});
const ends = 'xstate.after.codeEnds.directDebit.code';

const events = [
  { type: 'DETAILS_GIVEN', details },
  { type: 'CODE_REQUESTED', details, express: true },
  { type: 'CODE_GIVEN', otp: '204617' },
  { type: 'ANOTHER_CODE_REQUESTED' },
  { type: 'CHECK' },
  { type: 'BACK' },
  { type: ends },
  { type: 'xstate.done.actor.order', output: sent() },
  ...[
    'directdebit_blocked',
    'directdebit_limit_reached',
    'iban_invalid',
    'amount_changed',
    'unavailable',
  ].map((code) => ({ type: 'xstate.error.actor.order', error: { code } })),
  { type: 'xstate.done.actor.confirm', output: sent('2026-01-05T11:04:00Z') },
  { type: 'xstate.error.actor.confirm', error: { code: 'code_invalid', data: { tries_left: 3 } } },
  { type: 'xstate.error.actor.confirm', error: { code: 'code_invalid', data: { tries_left: 0 } } },
  { type: 'xstate.error.actor.confirm', error: { code: 'conflict' } },
  { type: 'xstate.error.actor.confirm', error: { code: 'directdebit_blocked' } },
  { type: 'xstate.error.actor.confirm', error: { code: 'unavailable' } },
  { type: 'xstate.done.actor.resend', output: sent() },
  { type: 'xstate.error.actor.resend', error: { code: 'too_many_requests' } },
  { type: 'xstate.done.actor.look', output: sent() },
  { type: 'xstate.done.actor.look', output: sent('2026-01-05T11:04:00Z') },
  { type: 'xstate.done.actor.look', output: null },
  { type: 'xstate.error.actor.look', error: { code: 'unavailable' } },
];

describe('direct debit', () => {
  it('replays every generated path to every state, by failure and attempts', async () => {
    const result = await replayShortestPaths({
      machine: directDebitMachine,
      effects: ['order', 'confirm', 'resend', 'look'],
      input: {},
      events,
      times: { [ends]: 600_000 },
      invariant: (run) => {
        if (!run.has('busy')) return null;
        const before = run.calls.length;
        run.actor.send({ type: 'CODE_REQUESTED', details, express: true });
        run.actor.send({ type: 'CODE_GIVEN', otp: '204617' });
        run.actor.send({ type: 'ANOTHER_CODE_REQUESTED' });
        return run.calls.length === before ? null : `${JSON.stringify(run.state())} let a second call begin`;
      },
      visible: ({ failure, triesLeft, ended }) => [failure, triesLeft, ended],
    });
    expect(result).toEqual({ paths: result.paths, strayed: [], missed: [] });
    expect(result.paths).toBeGreaterThan(40);
  });
});
