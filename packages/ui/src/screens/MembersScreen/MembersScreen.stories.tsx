import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
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

const noPress = (event: MouseEvent) => event.preventDefault();

function widerOptions(t: StoryTexts) {
  const wider = (href: string, filter: string, count: number) => ({
    href: `/members?wider=${href}`,
    label: t('members.wider_count', '{filter} · {count}', { filter, count }),
  });
  return [
    wider('region', t('members.all_regions', 'All regions'), 128),
    wider('max_age', t('members.wider_older', 'Older members too'), 64),
    wider(
      'tattoos',
      t('members.wider_field', '{field}: any', { field: t('profile.tattoos.label', 'Tattoos') }),
      9,
    ),
  ];
}

function screen(t: StoryTexts, count: number): MembersScreenProps {
  return {
    title: t('members.title_region', 'Members: {region}', { region: 'Nordrhein-Westfalen' }),
    count: t('members.count', '{shown} members · recently active first', { count: 1284, shown: '1,284' }),
    countShort: t('members.count_short', '{shown} members', { count: 1284, shown: '1,284' }),
    filters: sampleFilters(t),
    members: sampleMembers(t, count),
    sort: {
      label: t('members.sort', 'Sort'),
      options: [
        { href: '/members', label: t('members.sort_active', 'Last active'), selected: true },
        { href: '/members?sort=new', label: t('members.sort_new', 'New here'), selected: false },
        { href: '/members?sort=near', label: t('members.sort_near', 'Near me'), selected: false },
      ],
    },
    games: {
      label: t('members.games', 'Games'),
      swipe: {
        href: '/swipe-game',
        label: t('members.swipe', 'Swipe'),
        text: t('members.swipe_text', 'A few hearts a day. Who gets yours?'),
      },
      finder: {
        href: '/match-finder',
        label: t('members.finder', 'Match finder'),
        text: t('members.finder_text', 'A few quick questions. Who answers like you?'),
      },
    },
    more: { href: '/members?page=2', label: t('members.more', 'Show more members'), onPress: noPress },
    empty: {
      title: t('members.empty', 'No one ticks all these boxes yet'),
      text: t(
        'members.empty_text',
        'Loosen your filters a little: a wider age range or a bigger area often does the trick.',
      ),
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
        more: undefined,
        wider: {
          label: t('members.wider', 'Widen your search to see more people'),
          options: widerOptions(t),
        },
        similar: { title: t('members.similar', 'Also worth a look'), members: sampleMembers(t, 8) },
        ...args,
      },
      { credits: 30 },
    );
  },
};

export const Nobody: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const wider = {
      label: t('members.wider', 'Widen your search to see more people'),
      options: widerOptions(t),
    };
    return framed(t, { ...screen(t, 0), more: undefined, games: undefined, wider, ...args }, { credits: 30 });
  },
};

export const MoreOnTheWay: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const more = {
      href: '/members?page=2',
      label: t('members.more', 'Show more members'),
      busy: t('members.loading', 'Loading members'),
      onPress: noPress,
    };
    return framed(t, { ...screen(t, 24), more, ...args }, { credits: 30 });
  },
};

export const NoMoreForNow: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const more = {
      href: '/members?page=4',
      label: t('actions.retry', 'Try again'),
      error: t('members.more_failed', 'We couldn’t load more members.'),
      onPress: noPress,
    };
    const earlier = { href: '/members?page=2', label: t('members.earlier', 'Previous members') };
    return framed(t, { ...screen(t, 12), earlier, more, ...args }, { credits: 30 });
  },
};

export const Visitor: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <MembersScreen
          {...screen(t, 8)}
          games={undefined}
          join={{
            title: t('members.join', 'Seen someone you like?'),
            text: t(
              'members.join_text',
              'Sign up for free, send a few hearts and write your first messages. It takes a minute.',
            ),
            action: { href: '/signup', label: t('members.join_action', 'Join free') },
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
