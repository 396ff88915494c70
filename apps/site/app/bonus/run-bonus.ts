import { bonusMachine } from '@heartwood/flows/bonus';
import type { BonusEvent, BonusInput } from '@heartwood/flows';
import { createActor } from 'xstate';

/** What the page is told of the bonus. */
export interface LiveBonus {
  readonly secondsLeft: number;
  /** Its popup is due. */
  readonly popup: boolean;
}

/** A bonus that runs in this page. */
export interface RunningBonus {
  readonly send: (event: BonusEvent) => void;
  readonly stop: () => void;
}

/** Runs the one countdown of the page, and the rules of its popup. */
export function runBonus(input: BonusInput, tell: (bonus: LiveBonus) => void): RunningBonus {
  const actor = createActor(bonusMachine, { input });
  actor.subscribe((snapshot) =>
    tell({ secondsLeft: snapshot.context.secondsLeft, popup: snapshot.hasTag('popup') }),
  );
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
}
