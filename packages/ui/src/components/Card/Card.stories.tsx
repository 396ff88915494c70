import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../Box/Box';
import { Text } from '../Text/Text';
import { Card, Divider } from './Card';

const meta = {
  title: 'Components/Card',
  component: Card,
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = { args: { children: <Text>Ein Kaffee am Hafen, dann sehen wir weiter.</Text> } };

export const Raised: Story = { args: { ...Plain.args, tone: 'raised', padding: 'large' } };

export const Secondary: Story = { args: { ...Plain.args, tone: 'secondary' } };

export const Outlined: Story = { args: { ...Plain.args, look: 'outlined' } };

export const Divided: Story = {
  args: {
    as: 'ul',
    divided: true,
    children: ['Mara', 'Jonas', 'Fenna'].map((name) => (
      <Box key={name} as="li" paddingY={12}>
        {name}
      </Box>
    )),
  },
};

export const Sunken: Story = {
  args: {
    tone: 'sunken',
    children: (
      <>
        <Text>Oben</Text>
        <Divider />
        <Text>Unten</Text>
      </>
    ),
  },
};
