import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { PricingScreen } from './PricingScreen';

const meta: Meta = { title: 'Screens/Pricing', component: PricingScreen };
export default meta;

const packs = [
  { credits: 15, price: '€ 14,99', each: '€ 1,00' },
  { credits: 40, price: '€ 34,99', each: '€ 0,88' },
  { credits: 100, price: '€ 74,99', each: '€ 0,75' },
];

export const Prices: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const free = t('landing.free', 'Free');
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <PricingScreen
          title={t('landing.prices', 'What it costs')}
          lead={t(
            'pricing.lead',
            'Joining is free, and so are your first messages. After that, you pay with credits. No subscription.',
          )}
          costs={[
            { title: t('landing.basics', 'Profile, search, likes'), price: free },
            {
              title: t('pricing.photo', 'A photo in a conversation'),
              price: t('credits.order_credits', '{count} credits', { count: 2 }),
            },
          ]}
          packages={{
            title: t('credits.packages', 'Packages'),
            head: {
              credits: t('landing.credits', 'Credits'),
              price: t('pricing.price', 'Price'),
              perMessage: t('pricing.each', 'One message'),
            },
            rows: packs.map(({ credits, price, each }, index) => ({
              id: String(credits),
              credits: String(credits),
              price,
              perMessage: each,
              flag: index === 2 ? t('credits.cheapest', 'Best price') : undefined,
            })),
            note: t('pricing.note', 'All prices include VAT. You pay once: nothing renews automatically.'),
          }}
          action={{ href: '/signup', label: t('members.join_action', 'Join free') }}
          {...args}
        />
      </VisitorFrame>
    );
  },
};
