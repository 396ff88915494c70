import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, Flag, Globe, UserRound } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import { people } from '../../screens/sample/sample-people';
import { textsOf } from '../../screens/story-texts';
import type { StoryTexts } from '../../screens/story-texts';
import { DropdownMenu, MenuButton, MenuLink } from './DropdownMenu';

const meta: Meta = { title: 'Components/DropdownMenu', component: DropdownMenu };
export default meta;

const more = (t: StoryTexts) => t('chat.menu', 'More');

const view = (t: StoryTexts) => t('chat.profile', 'View profile');

export const Languages = storyOf(DropdownMenu, (t) => ({
  label: t('navigation.language', 'Language'),
  align: 'start' as const,
  trigger: <Globe />,
  children: (
    <>
      <MenuLink href="#all" selected>
        {t('lang_config.all', 'All languages')}
      </MenuLink>
      <MenuLink href="#more">{t('lang_config.others', 'More languages')}</MenuLink>
    </>
  ),
}));

export const Actions = storyOf(DropdownMenu, (t) => ({
  label: more(t),
  look: 'icon' as const,
  align: 'start' as const,
  trigger: <Ellipsis />,
  children: (
    <>
      <MenuLink href="#profile" icon={<UserRound />}>
        {view(t)}
      </MenuLink>
      <MenuButton icon={<Flag />} tone="danger">
        {t('profile_view.block', 'Block {name}', { name: people[0].name })}
      </MenuButton>
    </>
  ),
}));

export const Open: StoryObj = {
  ...Actions,
  play: async ({ canvas, loaded, userEvent }) => {
    const t = textsOf(loaded);
    await userEvent.click(canvas.getByLabelText(more(t)));
    const link = canvas.getByRole('link', { name: view(t) });
    await waitFor(() => expect(link).toBeVisible());
  },
};
