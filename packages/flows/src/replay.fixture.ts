import { getShortestPaths, getStateNodes } from '@xstate/graph';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

type Call = {
  effect: string;
  input: unknown;
  resolve: (output: unknown) => void;
  reject: (error: unknown) => void;
};

function heldEffects(names: readonly string[]) {
  const calls: Call[] = [];
  const actors = Object.fromEntries(
    names.map((effect) => [
      effect,
      fromPromise<unknown, unknown>(
        ({ input }) => new Promise((resolve, reject) => calls.push({ effect, input, resolve, reject })),
      ),
    ]),
  );
  const last = (effect: string) => {
    const call = calls.findLast((each) => each.effect === effect);
    if (!call) throw new Error(`${effect} was not called`);
    return call;
  };
  return { actors, calls, last };
}

/** Lets settled effects reach their machine. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/**
 * A running actor with a clock of its own and its emitted events; effects wait until the test settles them.
 */
export function started(machine: AnyStateMachine, options: { input: unknown; effects?: readonly string[] }) {
  const clock = new SimulatedClock();
  const { actors, calls, last } = heldEffects(options.effects ?? []);
  const actor = createActor(machine.provide({ actors }), { input: options.input, clock });
  const emitted: EventObject[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const now = (): AnyMachineSnapshot => actor.getSnapshot();
  return {
    actor,
    clock,
    emitted,
    calls,
    last,
    state: (): unknown => now().value,
    context: (): unknown => now().context,
    has: (tag: string) => now().hasTag(tag),
  };
}

type Run = ReturnType<typeof started>;

type Plan = {
  machine: AnyStateMachine;
  effects: readonly string[];
  input: unknown;
  /** All possible events; effects end as `xstate.done.actor.<id>` and `xstate.error.actor.<id>`. */
  events: readonly EventObject[];
  /** Milliseconds by the type of an `xstate.after…` event. */
  times?: Readonly<Record<string, number>>;
  /** The part of the context that distinguishes two states, besides their names. */
  visible?: (context: Readonly<Record<string, unknown>>) => unknown;
  /** Must hold in every state; checked on the actor at the end of each path, returns what is violated. */
  invariant?: (run: Run) => string | null;
};

/**
 * Walks the shortest path to every state on a real actor. Returns the states reached and where an actor
 * diverged.
 */
export async function replayShortestPaths({
  machine,
  effects,
  input,
  events,
  times = {},
  visible,
  invariant,
}: Plan) {
  const paths = getShortestPaths(machine, {
    input,
    events: [...events],
    serializeState: ({ value, context }) => JSON.stringify([value, visible?.(context) ?? null]),
  } as Parameters<typeof getShortestPaths>[1]);
  const strayed: unknown[] = [];
  const reached = new Set<string>();
  for (const path of paths) {
    const run = started(machine, { input, effects });
    for (const step of path.steps.slice(1)) {
      happen(step.event, run, times);
      await settled();
    }
    const [expected, found] = [
      path.state as AnyMachineSnapshot,
      run.actor.getSnapshot() as AnyMachineSnapshot,
    ];
    for (const id of leaves(expected.value, machine.id)) reached.add(id);
    if (JSON.stringify(expected.value) !== JSON.stringify(found.value))
      strayed.push({
        by: path.steps.map(({ event }) => event.type),
        expected: expected.value,
        found: found.value,
      });
    const broken = invariant?.(run) ?? null;
    if (broken) strayed.push({ by: path.steps.map(({ event }) => event.type), broken });
    run.actor.stop();
  }
  return { paths: paths.length, strayed, missed: restingStates(machine).filter((id) => !reached.has(id)) };
}

function happen(
  event: EventObject,
  { actor, clock, last }: Run,
  times: Readonly<Record<string, number>>,
): void {
  const [, outcome, effect] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  const result = event as EventObject & { output?: unknown; error?: unknown };
  if (outcome === 'done' && effect) last(effect).resolve(result.output);
  else if (outcome === 'error' && effect) last(effect).reject(result.error);
  else if (event.type.startsWith('xstate.after')) clock.increment(times[event.type] ?? 0);
  else actor.send(event);
}

function leaves(value: unknown, prefix: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${prefix}.${String(value)}`];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, `${prefix}.${key}`));
}

function restingStates(machine: AnyStateMachine): string[] {
  return getStateNodes(machine)
    .filter((node) => Object.keys(node.states).length === 0 && (node.always ?? []).length === 0)
    .map(({ id }) => id);
}
