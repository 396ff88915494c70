import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo';

const meta = {
  title: 'Components/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Word: Story = { args: { name: 'Beispiel', href: '#home', label: 'Beispiel, zur Startseite' } };

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="#0e8c7b"/></svg>';

/** A brand with a mark of its own. */
export const OwnMark: Story = {
  args: {
    ...Word.args,
    picture: { src: `data:image/svg+xml,${encodeURIComponent(drawing)}`, width: 48, height: 48 },
  },
};
