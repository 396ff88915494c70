import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Flag, ShieldBan } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert';
import { MenuButton, MenuLink } from '../../components/DropdownMenu/DropdownMenu';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame, sampleVisitorFrame } from '../sample/sample-frame';
import { sampleMembers } from '../sample/sample-members';
import { people, portraits, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { ProfileScreen } from './ProfileScreen';
import type { ProfileScreenProps } from './ProfileScreen';

function profile(t: StoryTexts): ProfileScreenProps {
  const full = (src: string, alt: string) => ({ photo: samplePhoto(src, alt), href: src });
  return {
    id: 'lena',
    back: { href: '/members', label: t('profile_view.back', 'Back to the search') },
    name: 'Lena, 46',
    neighbours: {
      previous: { label: t('profile_view.no_previous', 'This is the first profile') },
      next: { label: t('profile_view.next_member', 'Next: {name}', { name: 'Markus, 41' }), onPress: fn() },
    },
    place: 'Köln · Nordrhein-Westfalen',
    quote: {
      text: '„Sonntags auf dem Wochenmarkt, danach viel zu lange kochen. Ich suche jemanden, der mitschnippelt und ehrlich lacht.“',
      lang: 'de',
    },
    gallery: {
      photos: [
        full(portraits.anna, 'Lena'),
        full(portraits.anna2, ''),
        full(portraits.anna3, ''),
        full(portraits.selin, ''),
      ],
      privatePhotos: {
        photo: samplePhoto(portraits.blurred),
        href: '/premium',
        locked: t('profile_view.private_photos', '{count} private photos with premium', { count: 3 }),
      },
      labels: {
        photos: t('profile_view.photos', 'Photos of {name}', { name: 'Lena' }),
        viewer: t('profile_view.viewer', 'Photos, full screen'),
        close: t('actions.close', 'Close'),
        next: t('profile_view.next_photo', 'Next photo'),
        previous: t('profile_view.previous_photo', 'Previous photo'),
        enlarge: (number) => t('profile_view.enlarge', 'Show photo {number} full screen', { number }),
        position: (number, count) => t('profile_view.position', '{number} of {count}', { number, count }),
      },
    },
    online: 'Online',
    write: { href: '/chats/1', label: t('profile_view.write', 'Write a message') },
    like: {
      liked: false,
      label: t('people.like_name', 'Like {name}', { name: 'Lena' }),
      action: '/likes',
      name: 'like',
      value: 'p1',
    },
    gift: { href: '/chats/1?gift', label: t('profile_view.gift', 'Give {name} a gift', { name: 'Lena' }) },
    price: t('profile_view.price', '{cost} credits per message · you have {credits} credits', {
      cost: 1,
      credits: 8,
    }),
    menu: {
      label: t('profile_view.more', 'More'),
      items: (
        <>
          <MenuLink href="/settings/reports?about=lena" icon={<Flag />}>
            {t('profile_view.report', 'Report {name}', { name: 'Lena' })}
          </MenuLink>
          <MenuButton type="submit" tone="danger" icon={<ShieldBan />}>
            {t('profile_view.block', 'Block {name}', { name: 'Lena' })}
          </MenuButton>
        </>
      ),
    },
    facts: [
      {
        label: t('profile.body_type.label', 'Body type'),
        value: t('profile.body_type.athletic', 'Athletic'),
      },
      { label: t('profile.eye_colour.label', 'Eye colour'), value: t('profile.eye_colour.green', 'Green') },
      {
        label: t('profile.hair_colour.label', 'Hair colour'),
        value: t('profile.hair_colour.brown', 'Brown'),
      },
      {
        label: t('profile.relationship_status.label', 'Relationship status'),
        value: t('profile.relationship_status.single', 'Single'),
      },
      { label: t('profile.tattoos.label', 'Tattoos'), value: t('profile.tattoos.none', 'None') },
      {
        label: t('profile.reason_for_signup.label', 'Looking for'),
        value: t('profile.reason_for_signup.relationship', 'A relationship'),
      },
    ],
    interests: {
      title: t('profile_view.interests', 'Interests'),
      note: t('profile_view.shared', 'In common: {count}', { count: 3 }),
      items: [
        { id: 'hiking', label: t('interests.hiking', 'Hiking'), shared: true },
        { id: 'wine', label: t('interests.wine', 'Wine'), shared: false },
        { id: 'cooking', label: t('interests.cooking', 'Cooking'), shared: true },
        { id: 'photography', label: t('interests.photography', 'Photography'), shared: false },
        { id: 'music', label: t('interests.music', 'Music'), shared: false },
        { id: 'biking', label: t('interests.biking', 'Cycling'), shared: true },
        { id: 'outdoors', label: t('interests.outdoors', 'The outdoors'), shared: false },
      ],
    },
    similar: {
      title: t('profile_view.similar', 'You might also like'),
      members: sampleMembers(t, 7).slice(1),
    },
  };
}

const meta: Meta = { title: 'Screens/Profile', component: ProfileScreen };
export default meta;

const story = (
  change: (props: ProfileScreenProps, t: StoryTexts) => ProfileScreenProps,
  credits?: number,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame
        {...sampleFrame(t, { place: 'members', credits, quietPremium: true, phone: { kind: 'bare' } })}
      >
        <ProfileScreen {...change(profile(t), t)} {...args} />
      </AppFrame>
    );
  },
});

export const PayingMember = story((props) => props, 8);

/** The fixed bar covers the cards that scroll beneath it. */
export const CardsUnderTheBarOnAPhone: StoryObj = {
  ...PayingMember,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, loaded }) => {
    const t = textsOf(loaded);
    await document.fonts.ready;
    const write = canvas.getByRole('link', { name: t('profile_view.write', 'Write a message') });
    const heart = canvas.getByRole('button', {
      name: t('people.like_name', 'Like {name}', { name: people[1].name }),
    });
    const middle = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    window.scrollBy({ top: middle(heart).y - middle(write).y, behavior: 'instant' });
    const { x, y } = middle(heart);
    await expect(y).toBeCloseTo(middle(write).y, 0);
    await expect(document.elementFromPoint(x, y)?.closest('a, button')).toBe(write);
  },
};

export const FreeMember = story((props, t) => ({
  ...props,
  online: undefined,
  price: t('profile_view.free_left', '{count} free messages left for {name}', { count: 2, name: 'Lena' }),
  like: {
    liked: true,
    label: t('people.unlike_name', 'Unlike {name}', { name: 'Lena' }),
    action: '/likes',
    name: 'like',
    value: 'p1',
  },
  gallery: {
    ...props.gallery,
    photos: props.gallery.photos.map((photo, index) =>
      index === 0
        ? photo
        : {
            photo: samplePhoto(portraits.blurred),
            href: '/premium',
            locked: t('profile_view.locked', 'See it unblurred with premium'),
          },
    ),
  },
}));

export const Fictional = story(
  (props, t) => ({ ...props, fictional: t('people.fictional', 'Fictional') }),
  30,
);

export const Sparse = story(
  (props) => ({
    ...props,
    name: 'Maximilian-Alexander, 61',
    place: 'Mönchengladbach · Mecklenburg-Vorpommern',
    online: undefined,
    quote: undefined,
    gallery: {
      ...props.gallery,
      photos: [{ photo: samplePhoto(portraits.mark, ''), href: portraits.mark }],
      privatePhotos: undefined,
    },
    facts: props.facts.slice(0, 2),
    interests: undefined,
  }),
  30,
);

export const Opening = story(
  (props, t) => ({
    ...props,
    busy: t('actions.loading', 'One moment…'),
    quote: undefined,
    price: undefined,
    menu: undefined,
    gallery: {
      ...props.gallery,
      photos: props.gallery.photos.map((photo, index) => (index === 0 ? photo : { href: '', unseen: true })),
      privatePhotos: undefined,
    },
    facts: [],
    interests: undefined,
    similar: undefined,
  }),
  30,
);

export const WithNotice = story(
  (props, t) => ({
    ...props,
    notice: (
      <Alert title={t('chat.confirm_title', 'Confirm your email address')}>
        {t(
          'activation.confirm_text',
          'Confirm your email address and we’ll deliver the messages you’ve written.',
        )}
      </Alert>
    ),
  }),
  30,
);

export const Visitor: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <ProfileScreen
          {...profile(t)}
          price={t('profile_view.visitor_price', 'Signing up is free, and so are your first messages.')}
          menu={undefined}
          {...args}
        />
      </VisitorFrame>
    );
  },
};
