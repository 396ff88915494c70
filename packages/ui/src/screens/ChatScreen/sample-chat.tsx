import { Flag, Gift, ImagePlus, ShieldBan } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComposerProps } from '../../components/Composer/Composer';
import { MenuButton, MenuLink } from '../../components/DropdownMenu/DropdownMenu';
import { IconLink } from '../../components/IconButton/IconButton';
import { onlineWord, people, placeOf, portraits, samplePhoto } from '../sample/sample-people';
import type { StoryTexts } from '../story-texts';
import type { ChatListProps } from './ChatList';
import type { ChatScreenProps } from './ChatScreen';
import type { ThreadItem } from './Thread';

const lines = (t: StoryTexts) => [
  {
    preview: t('lander.line_start_taste', 'Tell me the best thing you ate this week.'),
    time: '09:41',
    unread: 0,
  },
  {
    preview: t('lander.line_bold_skip', 'Let’s skip the small talk. What are you hoping for?'),
    time: '09:12',
    unread: 1,
  },
  {
    preview: t('lander.line_own_gilf', 'I have a garden, two cups and all afternoon.'),
    time: '08:57',
    unread: 4,
  },
  { preview: own(t, t('lander.line_bold_twice', 'I looked twice. Your turn.')), time: '08:30', unread: 0 },
  { preview: t('chat.photo_preview', 'Photo'), isPhoto: true, time: '07:52', unread: 107 },
  {
    preview: own(t, t('lander.line_own_she', 'I know which song gets me dancing. Guess it.')),
    time: '07:15',
    unread: 0,
  },
  {
    preview: own(t, t('lander.line_start_walk', 'Coffee first, or straight to the long walk?')),
    time: '06:48',
    unread: 0,
  },
];

function own(t: StoryTexts, text: string): string {
  return t('chat.own_preview', 'You: {text}', { text });
}

/** Conversations of the stories. */
export function sampleChatList(t: StoryTexts, current?: string): ChatListProps {
  const partners = [people[3], ...people.filter((_person, index) => index !== 3)];
  return {
    title: t('navigation.messages', 'Messages'),
    label: t('chat.list', 'Conversations'),
    filters: [
      { href: '/chats', label: t('chat.all', 'All'), selected: true },
      {
        href: '/chats?unread',
        label: t('chat.unread', 'Unread'),
        selected: false,
        count: 12,
        countLabel: '12',
      },
    ],
    rows: lines(t).map((line, index) => {
      const person = partners[index] ?? people[0];
      return {
        ...line,
        id: person.id,
        href: `/chats/${person.id}`,
        name: person.name,
        photo: person.src,
        online: index < 2 ? onlineWord : undefined,
        fictional: index === 5 ? t('people.fictional', 'Fictional') : undefined,
        dateTime: '2026-11-20T09:41:00Z',
        unreadLabel: t('navigation.unread_messages', '{count} unread messages', { count: line.unread }),
        selected: person.id === current,
      };
    }),
    empty: {
      title: t('chat.empty_title', 'No conversations yet'),
      text: t('chat.empty_text', 'Someone has to write first. Why not you?'),
      action: { href: '/members', label: t('chat.empty_action', 'Discover members') },
    },
  };
}

/** A conversation about wine, with every kind of message. */
export function sampleItems(t: StoryTexts): ThreadItem[] {
  return [
    { kind: 'day', id: 'd1', label: '20. 11.' },
    {
      kind: 'group',
      id: 'g1',
      side: 'theirs',
      author: 'Femke',
      messages: [
        {
          kind: 'text',
          id: 'm1',
          text: t('lander.line_own', 'I make a dangerous carbonara. You bring the wine.'),
        },
      ],
      time: '09:30',
      dateTime: '2026-11-20T09:30:00Z',
    },
    {
      kind: 'group',
      id: 'g2',
      side: 'own',
      author: t('chat.you', 'You'),
      messages: [
        {
          kind: 'text',
          id: 'm2',
          text: t('profile_landing.opener', 'That look says you know a good wine bar. Care to share?'),
        },
      ],
      time: '09:32',
      dateTime: '2026-11-20T09:32:00Z',
      read: t('chat.read', 'read'),
    },
    {
      kind: 'group',
      id: 'g3',
      side: 'theirs',
      author: 'Femke',
      messages: [
        {
          kind: 'photo',
          id: 'm3',
          photo: samplePhoto(portraits.fenna, ''),
          full: {
            href: portraits.fenna,
            label: t('chat.photo_of', 'Photo from {name}, full size', { name: 'Femke' }),
          },
        },
        { kind: 'text', id: 'm4', text: `${t('lander.swipe_yes', 'Oh yes')} 😊` },
      ],
      time: '09:36',
      dateTime: '2026-11-20T09:36:00Z',
    },
  ];
}

function bold(inside: ReactNode) {
  return <strong key="bold">{inside}</strong>;
}

/** The balance line of the composer. */
export function sampleBalance(t: StoryTexts, count: number): ReactNode {
  return t.rich('chat.balance', 'Balance: <b>{count} credits</b>', { count, b: bold });
}

/** The composer of a member with credits. */
export function sampleComposer(t: StoryTexts): ComposerProps {
  return {
    action: '/chats/fenna',
    name: 'message',
    label: t('chat.field', 'Your message'),
    placeholder: t('chat.placeholder', 'Write to {name}', { name: 'Femke' }),
    maxLength: 2000,
    price: t.rich('chat.price_money', '{count} credits per message <b>(from {price})</b>', {
      count: 1,
      price: '0,60 €',
      b: bold,
    }),
    balance: sampleBalance(t, 8),
    sendLabel: t('actions.send', 'Send'),
    sendPrice: '1',
    actions: (
      <>
        <IconLink
          href="/chats/fenna?photo"
          label={t('chat.photo_preview', 'Photo')}
          icon={<ImagePlus />}
          look="soft"
        />
        <IconLink
          href="/chats/fenna?gift"
          label={t('chat.gift_preview', 'Gift')}
          icon={<Gift />}
          look="soft"
        />
      </>
    ),
  };
}

/** The whole screen of a running conversation. */
export function sampleChat(t: StoryTexts): ChatScreenProps {
  const partner = people[3];
  return {
    list: sampleChatList(t, partner.id),
    thread: {
      partner: {
        name: `${partner.name}, ${partner.age}`,
        href: `/members/${partner.id}`,
        photo: partner.src,
        status: onlineWord,
        online: onlineWord,
      },
      back: { href: '/chats', label: t('chat.back', 'All conversations'), unread: 12 },
      like: {
        liked: false,
        label: t('people.like_name', 'Like {name}', { name: partner.name }),
        action: '/likes',
        name: 'like',
        value: 'p1',
      },
      menu: {
        label: t('profile_view.more', 'More'),
        items: (
          <>
            <MenuLink href="/complaints" icon={<Flag />}>
              {t('footer.complaints', 'Complaints')}
            </MenuLink>
            <MenuButton tone="danger" icon={<ShieldBan />}>
              {t('profile_view.block', 'Block {name}', { name: partner.name })}
            </MenuButton>
          </>
        ),
      },
      label: t('chat.log', 'Conversation with {name}', { name: partner.name }),
      items: sampleItems(t),
      composer: sampleComposer(t),
    },
    partner: {
      name: `${partner.name}, ${partner.age}`,
      place: placeOf(partner),
      photo: samplePhoto(partner.src, partner.name),
      quote: {
        text: t('lander.line_own_milf', 'I know exactly what I want: good red, good company.'),
      },
      interests: [
        { id: 'outdoors', label: t('interests.outdoors', 'The outdoors'), shared: false },
        { id: 'coffee', label: t('interests.coffee', 'Coffee'), shared: true },
        { id: 'reading', label: t('interests.reading', 'Reading'), shared: false },
      ],
      profile: { href: `/members/${partner.id}`, label: t('chat.profile', 'View profile') },
      report: { href: '/complaints', label: t('footer.complaints', 'Complaints') },
    },
    labels: {
      info: t('chat.about', 'About {name}', { name: partner.name }),
      close: t('actions.close', 'Close'),
    },
  };
}
