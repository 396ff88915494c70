import type { Meta, StoryObj } from '@storybook/react-vite';
import { giftGrounds } from '../../components/GiftPicture/gift-grounds';
import { people } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { GiftDrawer } from './GiftDrawer';
import type { GiftDrawerProps } from './GiftDrawer';

const meta: Meta = { title: 'Screens/GiftDrawer', component: GiftDrawer };
export default meta;

const [{ name }] = people;
const costs = [2, 2, 3, 3, 5, 5, 6, 8, 10, 15, 25, 40];
const balance = 8;

function choices(t: StoryTexts): GiftDrawerProps['gifts'] {
  return [...giftGrounds.keys()].map((id, index) => {
    const count = costs[index] ?? 0;
    const money = `${(count * 0.89).toFixed(2)} €`;
    return {
      id,
      name: t(`gifts.${id}`, id),
      price: `${count} · ${money}`,
      total: `${t('gifts.total', '{count} credits', { count })} · ${money}`,
      after:
        count <= balance
          ? t('gifts.after', 'Balance afterwards: {count}', { count: balance - count })
          : t.rich('chat.balance', 'Balance: <b>{count} credits</b>', {
              count: balance,
              b: (inside) => <strong key="b">{inside}</strong>,
            }),
      missing:
        count > balance
          ? t('gifts.missing', 'You need {count} more credits', { count: count - balance })
          : undefined,
      smaller:
        count > balance
          ? {
              gift: 'bouquet',
              label: t('gifts.smaller', 'Smaller gift: {gift}', {
                gift: t('gifts.bouquet', 'Wild flowers'),
              }),
            }
          : undefined,
    };
  });
}

const story = (change: (props: GiftDrawerProps, t: StoryTexts) => GiftDrawerProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const props: GiftDrawerProps = {
      title: t('gifts.for', 'Gift for {name}', { name }),
      look: 'sheet',
      balance: t.rich('chat.balance_short', 'Balance: <b>{count}</b>', {
        count: balance,
        b: (inside) => <strong key="b">{inside}</strong>,
      }),
      close: t('actions.close', 'Close'),
      onClose: () => undefined,
      legend: t('gifts.legend', 'Gifts'),
      gifts: choices(t),
      hint: t('gifts.hint', 'What would make today a little nicer?'),
      line: { label: t('gifts.line', 'Add a message, if you like'), maxLength: 2000 },
      give: t('gifts.give', 'Give'),
      topUp: { hrefFor: () => '/credits', label: t('chat.top_up', 'Get credits') },
      onGive: () => undefined,
    };
    return <GiftDrawer {...change(props, t)} {...args} />;
  },
});

export const Sheet = story((props) => props);
export const TooExpensive = story((props) => ({ ...props, defaultGift: props.gifts.at(-1)?.id }));
export const TooExpensivePane = story((props) => ({
  ...props,
  look: 'pane',
  defaultGift: props.gifts.at(-1)?.id,
}));
export const NothingWithin = story((props) => ({
  ...props,
  gifts: props.gifts.map((gift) => ({ ...gift, smaller: undefined })),
  defaultGift: props.gifts.at(-1)?.id,
}));
export const Pane = story((props) => ({ ...props, look: 'pane' }));
export const Loading = story((props, t) => ({
  ...props,
  gifts: [],
  busy: t('actions.loading', 'One moment…'),
}));
export const Failed = story((props, t) => ({
  ...props,
  failure: {
    text: t('errors.unavailable', 'We’re catching our breath. Please try again in a moment.'),
    retry: { label: t('actions.retry', 'Try again'), onPress: () => undefined },
  },
}));
