import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card';
import { Grid, GridItem } from './Grid';

const meta = {
  title: 'Components/Grid',
  component: Grid,
} satisfies Meta<typeof Grid>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Cells: Story = {
  args: {
    children: ['Eins', 'Zwei', 'Drei'].map((text) => (
      <GridItem key={text} span={{ phone: 6, tablet: 4, wide: 3 }}>
        <Card>{text}</Card>
      </GridItem>
    )),
  },
};
