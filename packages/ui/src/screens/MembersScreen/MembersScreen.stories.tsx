import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame, sampleVisitorFrame } from '../sample/sample-frame';
import { sampleMembers } from '../sample/sample-members';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { FiltersButton } from './MemberFilters';
import { MembersScreen } from './MembersScreen';
import type { MembersScreenProps } from './MembersScreen';
import { MembersSkeleton } from './MembersSkeleton';
import { sampleFilters } from './sample-filters';

function screen(t: StoryTexts, count: number): MembersScreenProps {
  return {
    title: t('members.title_region', 'Members in {region}', { region: 'Nordrhein-Westfalen' }),
    count: t('members.count', '{count} members · last active first', { count: 1284 }),
    countShort: t('members.count_short', '{count} members', { count: 1284 }),
    filters: sampleFilters(t),
    members: sampleMembers(t, count),
    pagination: {
      label: t('members.pages', 'Pages'),
      previous: { href: '/members?page=1', label: t('actions.previous_page', 'Previous') },
      pages: [
        { href: '/members?page=1', label: '1', name: t('members.page', 'Page {page}', { page: 1 }) },
        {
          href: '/members?page=2',
          label: '2',
          name: t('members.page', 'Page {page}', { page: 2 }),
          selected: true,
        },
        { href: '/members?page=3', label: '3', name: t('members.page', 'Page {page}', { page: 3 }) },
        'gap',
        { href: '/members?page=54', label: '54', name: t('members.page', 'Page {page}', { page: 54 }) },
      ],
      next: { href: '/members?page=3', label: t('actions.next_page', 'Next') },
    },
    empty: {
      title: t('members.empty', 'Nobody fits all of this yet'),
      text: t('members.empty_text', 'Try a wider age range or look in the whole country.'),
      action: { href: '/members', label: t('members.empty_reset', 'Reset the filters') },
    },
  };
}

function framed(t: StoryTexts, props: MembersScreenProps, member = {}) {
  const action = <FiltersButton label={t('members.filters', 'Filters')} count={3} />;
  return (
    <AppFrame {...sampleFrame(t, { place: 'members', phone: { kind: 'main', action }, ...member })}>
      <MembersScreen {...props} />
    </AppFrame>
  );
}

const meta: Meta = { title: 'Screens/Members', component: MembersScreen };
export default meta;

export const FreeMember: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return framed(t, { ...screen(t, 24), ...args }, { bonus: true });
  },
};

export const PayingMember: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return framed(t, { ...screen(t, 24), ...args }, { credits: 8 });
  },
};

export const NoCreditsLeft: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return framed(t, { ...screen(t, 24), ...args }, { credits: 0, unread: 128, likes: 0 });
  },
};

export const FewWithSimilar: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return framed(
      t,
      {
        ...screen(t, 2),
        pagination: undefined,
        similar: { title: t('members.similar', 'A little further away'), members: sampleMembers(t, 8) },
        ...args,
      },
      { credits: 30 },
    );
  },
};

export const Nobody: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return framed(t, { ...screen(t, 0), pagination: undefined, ...args }, { credits: 30 });
  },
};

export const Visitor: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <MembersScreen
          {...screen(t, 8)}
          join={{
            title: t('members.join', 'There are many more'),
            text: t(
              'members.join_text',
              'Sign up for free to see everybody and to write your first messages.',
            ),
            action: { href: '/signup', label: t('members.join_action', 'Create my account') },
          }}
          {...args}
        />
      </VisitorFrame>
    );
  },
};

export const Loading: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'members', credits: 8 })}>
        <MembersSkeleton label={t('members.loading', 'Loading members')} />
      </AppFrame>
    );
  },
};

export const FiltersOnAPhone: StoryObj = {
  ...PayingMember,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const t = textsOf(loaded);
    const button = canvas.getByRole('button', {
      name: `${t('members.filters', 'Filters')}, 3`,
      hidden: true,
    });
    if (button.offsetParent === null) return;
    await userEvent.click(button);
    const sheet = await canvas.findByRole('dialog', { name: t('members.filters', 'Filters') });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('actions.close', 'Close') }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
