import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleCredits } from '../CreditsScreen/sample-credits';
import { sampleOffers } from '../sample/sample-offers';
import { sampleFrame } from '../sample/sample-frame';
import { portraits, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PremiumScreen } from './PremiumScreen';
import type { PremiumScreenProps } from './PremiumScreen';

function premium(t: StoryTexts): PremiumScreenProps {
  return {
    title: t('premium.title', 'Your first purchase opens everything up'),
    text: t(
      'premium.text',
      'Your first purchase makes you a premium member. No subscription, no commitment.',
    ),
    faces: [samplePhoto(portraits.mark), samplePhoto(portraits.selin), samplePhoto(portraits.fenna)],
    benefits: [
      {
        kind: 'messages',
        title: t('premium.conversations_title', 'No limit on new conversations'),
        text: t(
          'premium.conversations_text',
          'Free members can start {count} conversations. With premium, you can write to anyone you like.',
          { count: 2 },
        ),
      },
      {
        kind: 'photos',
        title: t('premium.photos_title', 'Every photo, unblurred'),
        text: t('premium.photos_text', 'See every photo on a profile, and show up to {count} of your own.', {
          count: 25,
        }),
      },
      {
        kind: 'invisible',
        title: t('premium.private_title', 'Private photos too'),
        text: t('premium.private_text', 'See what others share with premium members only.'),
      },
      {
        kind: 'safe',
        title: t('credits.benefit_safe', 'Encrypted payment, support in your language'),
        text: t('premium.fine', 'You pay once. Nothing renews automatically.'),
      },
    ],
    price: {
      label: t('premium.price_label', 'Per message, from'),
      value: '0,60 €',
      note: t('premium.price_note', 'in the best-value package; {price} in the smallest', {
        price: '1,12 €',
      }),
    },
    offers: sampleOffers(t),
    action: { href: '/credits', label: t('premium.action', 'See packages') },
    fine: t('premium.fine', 'You pay once. Nothing renews automatically.'),
  };
}

const meta: Meta = { title: 'Screens/Premium', component: PremiumScreen };
export default meta;

const story = (change: (props: PremiumScreenProps, t: StoryTexts) => PremiumScreenProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', quietPremium: true })}>
        <PremiumScreen {...change(premium(t), t)} {...args} />
      </AppFrame>
    );
  },
});

export const Plain = story((props) => props);
export const WelcomeDiscount = story((props, t) => ({ ...props, bonus: sampleCredits(t).bonus }));
