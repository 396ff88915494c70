import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleCredits } from '../CreditsScreen/sample-credits';
import { sampleFrame } from '../sample/sample-frame';
import { portraits, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { PremiumScreen } from './PremiumScreen';
import type { PremiumScreenProps } from './PremiumScreen';

function premium(t: StoryTexts): PremiumScreenProps {
  return {
    title: t('premium.title', 'Go on talking'),
    text: t('premium.text', 'With your first package of credits everything opens.'),
    faces: [samplePhoto(portraits.mark), samplePhoto(portraits.selin), samplePhoto(portraits.fenna)],
    benefits: [
      {
        kind: 'messages',
        title: t('premium.messages', 'As many conversations as you like'),
        text: t('premium.messages_text', 'Not only the first two.'),
      },
      {
        kind: 'photos',
        title: t('premium.photos', 'All photos, sharp'),
        text: t('premium.photos_text', 'And up to 25 of your own.'),
      },
      {
        kind: 'invisible',
        title: t('premium.invisible', 'Look around unseen'),
        text: t('premium.invisible_text', 'Turn it on and off when you like.'),
      },
      {
        kind: 'safe',
        title: t('premium.safe', 'No subscription'),
        text: t('premium.safe_text', 'Nothing renews by itself.'),
      },
    ],
    price: {
      label: t('premium.from', 'From'),
      value: '0,60 €',
      note: t('premium.per_message', 'a message, packages from 11,18 €'),
    },
    action: { href: '/credits', label: t('premium.action', 'Choose a package') },
    fine: t('premium.fine', 'All prices incl. VAT. Our return policy holds.'),
  };
}

const meta: Meta = { title: 'Screens/Premium' };
export default meta;

const story = (change: (props: PremiumScreenProps, t: StoryTexts) => PremiumScreenProps): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { current: 'credits', quietPremium: true })}>
        <PremiumScreen {...change(premium(t), t)} />
      </AppFrame>
    );
  },
});

export const Plain = story((props) => props);
export const WelcomeDiscount = story((props, t) => ({ ...props, bonus: sampleCredits(t).bonus }));
