import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateOfBirthField } from './DateOfBirthField';

const meta = {
  title: 'Components/DateOfBirthField',
  component: DateOfBirthField,
} satisfies Meta<typeof DateOfBirthField>;

export default meta;

type Story = StoryObj<typeof meta>;

const options = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index);
    return { value, label: value };
  });

export const DayFirst: Story = {
  args: {
    label: 'Geburtsdatum',
    order: ['day', 'month', 'year'],
    day: { name: 'day', label: 'Tag', options: options(1, 31) },
    month: { name: 'month', label: 'Monat', options: [{ value: '9', label: 'September' }] },
    year: { name: 'year', label: 'Jahr', options: options(1940, 2000) },
  },
};

export const YearFirst: Story = { args: { ...DayFirst.args, order: ['year', 'month', 'day'] } };

export const Wrong: Story = { args: { ...DayFirst.args, error: 'Du musst mindestens 18 Jahre alt sein.' } };
