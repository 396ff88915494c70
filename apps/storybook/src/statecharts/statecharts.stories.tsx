import * as flows from '@heartwood/flows';
import { Box, Container, Heading, Stack, Text } from '@heartwood/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { isMachine } from './is-machine';
import { Statechart } from './statechart';

const machines = Object.values(flows)
  .filter(isMachine)
  .toSorted((one, other) => one.id.localeCompare(other.id));

const meta: Meta = { title: 'Flows/Statecharts' };
export default meta;

/** Every machine of the flows, drawn from the machine itself. */
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
    for (const { id } of machines) {
      await expect(await canvas.findByRole('img', { name: id }, { timeout: 15_000 })).toBeVisible();
    }
  },
};
