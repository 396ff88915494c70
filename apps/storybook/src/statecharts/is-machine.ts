import { StateMachine } from 'xstate';
import type { AnyStateMachine } from 'xstate';

/** Whether an export of the flows is a machine. */
export function isMachine(value: unknown): value is AnyStateMachine {
  return value instanceof StateMachine;
}
