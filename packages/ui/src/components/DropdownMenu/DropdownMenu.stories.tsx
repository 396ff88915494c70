import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Flag, Globe, UserRound } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { DropdownMenu, MenuButton, MenuLink } from './DropdownMenu';

const meta = {
  title: 'Components/DropdownMenu',
  component: DropdownMenu,
} satisfies Meta<typeof DropdownMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Languages: Story = {
  args: {
    label: 'DE, Sprache: Deutsch',
    align: 'start',
    trigger: (
      <>
        <Globe />
        DE
      </>
    ),
    children: (
      <>
        <MenuLink href="#de" selected lang="de">
          Deutsch
        </MenuLink>
        <MenuLink href="#pl" lang="pl">
          Polski
        </MenuLink>
      </>
    ),
  },
};

export const Actions: Story = {
  args: {
    label: 'Mehr',
    look: 'icon',
    align: 'start',
    trigger: <Ellipsis />,
    children: (
      <>
        <MenuLink href="#profile" icon={<UserRound />}>
          Profil ansehen
        </MenuLink>
        <MenuButton icon={<Flag />} tone="danger">
          Melden oder blockieren
        </MenuButton>
      </>
    ),
  },
};

export const Open: Story = {
  args: Actions.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Mehr'));
    const link = canvas.getByRole('link', { name: 'Profil ansehen' });
    await waitFor(() => expect(link).toBeVisible());
  },
};
