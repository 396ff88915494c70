import { bonusMachine } from '@heartwood/flows/bonus';
import type { BonusEvent, BonusInput } from '@heartwood/flows';
import { createActor } from 'xstate';

/** The bonus state that the page is notified of. */
export interface LiveBonus {
  readonly secondsLeft: number;
  /** Whether its popup is due. */
  readonly popup: boolean;
}

/** A bonus running in this page. */
export interface RunningBonus {
  readonly send: (event: BonusEvent) => void;
  readonly stop: () => void;
}

/** Runs the page's single countdown and the rules of its popup. */
export function runBonus(input: BonusInput, report: (bonus: LiveBonus) => void): RunningBonus {
  const actor = createActor(bonusMachine, { input });
  actor.subscribe((snapshot) =>
    report({ secondsLeft: snapshot.context.secondsLeft, popup: snapshot.hasTag('popup') }),
  );
  actor.start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
}
