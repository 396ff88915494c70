import * as flows from '@heartwood/flows';
import { Box, Container, Heading, Stack, Text } from '@heartwood/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chartGraph } from './chart-graph';
import type { AnyStateMachine } from 'xstate';
import { isMachine } from './is-machine';
import { Statechart } from './statechart';

const machines = Object.values(flows)
  .filter(isMachine)
  .toSorted((one, other) => one.id.localeCompare(other.id));

/** The arrows of a chart by the ids of its states: `from -> to: label`. */
const arrowsOf = (machine: AnyStateMachine) =>
  (chartGraph(machine).root.edges ?? []).map(
    ({ sources, targets, labels }) => `${sources[0]} -> ${targets[0]}: ${labels?.[0]?.text}`,
  );

const meta: Meta = { title: 'Flows/Statecharts' };
export default meta;

/** Every machine of the flows, rendered from the machine itself. */
export const All: StoryObj = {
  render: () => (
    <Box as={Container} paddingY={32}>
      <Stack gap={40}>
        <Heading level={1}>Statecharts</Heading>
        {machines.map((machine) => (
          <Stack key={machine.id} as="section" gap={8}>
            <Heading level={2}>{machine.id}</Heading>
            <Text tone="muted">{`${Object.keys(machine.states).length} states on the first level`}</Text>
            <Statechart name={machine.id} machine={machine} />
          </Stack>
        ))}
      </Stack>
    </Box>
  ),
  play: async ({ canvas }) => {
    const payment = arrowsOf(flows.paymentMachine);
    await expect(payment.filter((arrow) => arrow.startsWith('payment.waiting.judging'))).toEqual([
      'payment.waiting.judging -> payment.unknown: always [failedWith not_found forbidden]',
      'payment.waiting.judging -> payment.completed: always [isStatus completed]',
      'payment.waiting.judging -> payment.failed: always [isStatus failed]',
      'payment.waiting.judging -> payment.cancelled: always [isStatus cancelled]',
      'payment.waiting.judging -> payment.waiting.resting: always [inline guard]',
      'payment.waiting.judging -> payment.waiting.pausing: always',
    ]);
    for (const machine of machines) {
      const { boxes, root } = chartGraph(machine);
      const states = [...boxes].filter(
        ([id, { kind }]) => id !== machine.id && (kind === 'atomic' || kind === 'final'),
      );
      const arrows = (root.edges ?? []).map(({ sources, targets }) => [sources[0], targets[0]] as const);
      const within = (one = '', other: string) => other === one || other.startsWith(`${one}.`);
      const unreachable = states.filter(
        ([id, { initial }]) => !initial && !arrows.some(([from, to]) => from !== id && to === id),
      );
      const stuck = states.filter(
        ([id, { kind }]) => kind === 'atomic' && !arrows.some(([from, to]) => within(from, id) && to !== id),
      );
      await expect([unreachable, stuck], machine.id).toEqual([[], []]);
      const unnamed = [...boxes.values()].flatMap(({ notes }) =>
        notes.filter((note) => note.endsWith('/ action')),
      );
      await expect(unnamed).toEqual([]);
    }
    for (const { id } of machines) {
      await expect(await canvas.findByRole('img', { name: id }, { timeout: 15_000 })).toBeVisible();
    }
  },
};
