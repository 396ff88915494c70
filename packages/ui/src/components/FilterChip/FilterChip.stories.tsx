import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../SelectField/SelectField';
import { FilterChip } from './FilterChip';

const meta = {
  title: 'Components/FilterChip',
  component: FilterChip,
} satisfies Meta<typeof FilterChip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    label: 'Region',
    value: 'Alle Bundesländer',
    children: <SelectField label="Region" options={[{ value: 'mv', label: 'Mecklenburg-Vorpommern' }]} />,
  },
};

export const Active: Story = {
  args: { ...Default.args, label: 'Alter', value: '30–45 Jahre', selected: true },
};
