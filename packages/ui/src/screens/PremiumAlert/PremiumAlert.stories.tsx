import type { Meta, StoryObj } from '@storybook/react-vite';
import { ModalWaiting } from '../../components/Dialog/ModalWaiting';
import { people } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PremiumAlert } from './PremiumAlert';
import type { PremiumAlertProps } from './PremiumAlert';

const meta: Meta = { title: 'Screens/Premium alert', component: PremiumAlert };
export default meta;

const [{ name }] = people;

const story = (change: (props: PremiumAlertProps, t: StoryTexts) => PremiumAlertProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const props: PremiumAlertProps = {
      title: t('profile_view.premium_title', 'For premium members'),
      text: t(
        'profile_view.premium_text',
        'With premium, you can see all of {name}’s photos, private ones included.',
        { name },
      ),
      free: {
        title: t('premium.free_title', 'Stays free'),
        text: t(
          'premium.free_text',
          'Searching, likes, matches and everyone’s profile photo. You can start {count} conversations, too.',
          { count: 2 },
        ),
      },
      premium: {
        title: t('premium.with_title', 'Comes with premium'),
        items: [
          { kind: 'photos', text: t('premium.photos_title', 'Every photo, unblurred') },
          { kind: 'other', text: t('premium.private_title', 'Private photos too') },
          { kind: 'messages', text: t('premium.conversations_title', 'No limit on new conversations') },
        ],
      },
      price: t('premium.packages_from', 'Packages from {price}', { price: '11,99 €' }),
      fine: t('premium.fine', 'You pay once. Nothing renews automatically.'),
      action: { href: '/premium', label: t('profile_view.premium_get', 'Get premium') },
      later: t('profile_view.premium_later', 'Not now'),
      onClose: () => undefined,
    };
    return <PremiumAlert {...change(props, t)} {...args} />;
  },
});

export const LockedPhotos = story((props) => props);
export const PriceUnknown = story((props) => ({ ...props, price: undefined }));
export const PriceLoading = story((props, t) => ({
  ...props,
  price: undefined,
  busy: t('actions.loading', 'One moment…'),
}));
export const Loading: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <ModalWaiting
        title={t('profile_view.premium_title', 'For premium members')}
        busy={t('actions.loading', 'One moment…')}
        close={t('actions.close', 'Close')}
        onClose={() => undefined}
      />
    );
  },
};
