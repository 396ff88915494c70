import { timeBonusPopupDelayMs, timeBonusSecondsLeft, timeBonusTickMs } from '@heartwood/domain';
import { assign, setup } from 'xstate';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type BonusInput = {
  signupDate: string;
  paidUser: boolean;
  credits: number;
  /** The popup was dismissed before in this browser. */
  dismissed: boolean;
  /** Milliseconds since the epoch, by the server's clock where known. */
  now: () => number;
};

export type BonusContext = BonusInput & { secondsLeft: number };

export type BonusEvent =
  /** The member entered or left the members' area. */
  | { type: 'ENTERED' }
  | { type: 'LEFT' }
  | { type: 'CREDITS_CHANGED'; credits: number }
  | { type: 'DISMISSED' }
  | { type: 'PAID' }
  | { type: 'LOGGED_OUT' };

/** `visible`: the bonus is running; `popup`: its popup is open. */
export type BonusTag = 'visible' | 'popup';

const flow = setup({
  types: {
    context: {} as BonusContext,
    events: {} as BonusEvent,
    input: {} as BonusInput,
    tags: {} as BonusTag,
  },
  actions: {
    count: assign({ secondsLeft: ({ context }) => timeBonusSecondsLeft(context, context.now()) }),
  },
  guards: {
    isOver: ({ context }) => timeBonusSecondsLeft(context, context.now()) === 0,
    wantsPopup: ({ context: { credits, dismissed } }) => credits === 0 && !dismissed,
  },
  delays: { tick: timeBonusTickMs, popup: timeBonusPopupDelayMs },
});

const clock = flow.createStateConfig({
  initial: 'ticking',
  states: {
    ticking: {
      after: {
        tick: [
          { guard: 'isOver', target: '#bonus.over' },
          { target: 'ticking', reenter: true, actions: 'count' },
        ],
      },
    },
  },
});

const popup = flow.createStateConfig({
  initial: 'away',
  on: { LEFT: '.away' },
  states: {
    away: { on: { ENTERED: 'lingering' } },
    lingering: { after: { popup: [{ guard: 'wantsPopup', target: 'open' }, { target: 'shown' }] } },
    open: {
      tags: 'popup',
      on: { DISMISSED: { target: 'shown', actions: assign({ dismissed: true }) } },
    },
    shown: {},
  },
});

/**
 * The time bonus: ticks once per second until 14400 s after signup, and opens its popup 40 s into the
 * members' area, where the member has no credits.
 */
export const bonusMachine = flow.createMachine({
  id: 'bonus',
  context: ({ input }) => ({ ...input, secondsLeft: timeBonusSecondsLeft(input, input.now()) }),
  initial: 'starting',
  on: { LOGGED_OUT: '.over', PAID: '.over' },
  states: {
    starting: { always: [{ guard: 'isOver', target: 'over' }, { target: 'running' }] },
    running: {
      tags: 'visible',
      type: 'parallel',
      on: { CREDITS_CHANGED: { actions: assign({ credits: ({ event }) => event.credits }) } },
      states: { clock, popup },
    },
    over: { type: 'final', entry: assign({ secondsLeft: 0 }) },
  },
});

export type BonusActor = ActorRefFrom<typeof bonusMachine>;
export type BonusSnapshot = SnapshotFrom<typeof bonusMachine>;
