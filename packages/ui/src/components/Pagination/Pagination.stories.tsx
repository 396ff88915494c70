import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
} satisfies Meta<typeof Pagination>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  args: {
    label: 'Seiten',
    previous: { href: '#1', label: 'Zurück' },
    next: { href: '#3', label: 'Weiter' },
    pages: [
      { href: '#1', label: '1', name: 'Seite 1' },
      { href: '#2', label: '2', name: 'Seite 2', selected: true },
      { href: '#3', label: '3', name: 'Seite 3' },
      'gap',
      { href: '#54', label: '54', name: 'Seite 54' },
    ],
  },
};
