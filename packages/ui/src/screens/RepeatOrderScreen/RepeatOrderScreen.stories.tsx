import type { Meta, StoryObj } from '@storybook/react-vite';
import { Alert } from '../../components/Alert/Alert';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleCredits } from '../CreditsScreen/sample-credits';
import { sampleLimitAlert } from '../CreditsScreen/sample-limit-alert';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { RepeatOrderScreen } from './RepeatOrderScreen';
import type { RepeatOrderScreenProps } from './RepeatOrderScreen';

const meta: Meta = { title: 'Screens/Repeat order', component: RepeatOrderScreen };
export default meta;

function order(t: StoryTexts): RepeatOrderScreenProps {
  return {
    title: t('repeat.title', '{count} credits, last ordered: {date}', { count: 30, date: '21. November' }),
    text: t('repeat.text', 'Enough for {what}. Nothing renews automatically.', {
      what: t('credits.buys', '{messages} messages or {photos} photos', { messages: 30, photos: 15 }),
    }),
    order: {
      lines: [
        { label: t('credits.order_credits', '{count} credits', { count: 30 }), value: '34,90 €' },
        { label: t('credits.order_per_message', 'Per message'), value: '1,17 €', tone: 'muted' },
      ],
      total: { label: t('credits.total', 'Total incl. VAT'), value: '34,90 €' },
    },
    lastPrice: t('repeat.then_less', 'Last time you paid {amount}. Today’s price applies now.', {
      amount: '26,18 €',
    }),
    method: {
      mark: 'account',
      label: 'PayPal',
      note: t('repeat.method_note', 'used last time'),
      change: { href: '/credits', label: t('credits.change', 'Change') },
    },
    other: { href: '/credits', label: t('repeat.other', 'Choose another package') },
    form: { action: '/credits/repeat-order' },
    express: sampleCredits(t).order.express,
    month: t(
      'repeat.month_limit',
      'Spent in the last 30 days: {spent} of {limit}. With this order: {after}.',
      {
        spent: '26,18 €',
        limit: '150,00 €',
        after: '61,08 €',
      },
    ),
    submit: t('credits.submit', 'Buy now'),
    fine: t('repeat.fine', 'Next: {method}. Nothing is ordered until you tap the button.', {
      method: 'PayPal',
    }),
  };
}

const story = (
  change: (props: RepeatOrderScreenProps, t: StoryTexts) => RepeatOrderScreenProps = (props) => props,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const phone = {
      kind: 'inner',
      back: { href: '/credits', label: t('navigation.back', 'Back') },
      title: t('repeat.page_title', 'Same as last time'),
    } as const;
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits: 8, phone })}>
        <RepeatOrderScreen {...change(order(t), t)} {...args} />
      </AppFrame>
    );
  },
});

export const SameAgain = story();
export const TickMissing = story((props, t) => ({
  ...props,
  express: props.express && {
    ...props.express,
    error: t('credits.express_missing', 'Tick this box first, and you’ll get your credits right away.'),
  },
}));
export const MethodGone = story((props, t) => ({
  ...props,
  problem: (
    <Alert
      title={t(
        'repeat.method_gone',
        '{method} isn’t available here any more. We’ve selected another method. Please check it.',
        { method: 'Giropay' },
      )}
    />
  ),
  method: { ...props.method, note: t('repeat.method_instead', 'instead of {method}', { method: 'Giropay' }) },
}));
export const DirectDebitAtItsLimit = story((props, t) => ({
  ...props,
  problem: (
    <Alert title={t('credits.debit_limit', 'You’ve reached your limit for direct debit')}>
      {t(
        'repeat.debit_later',
        'You can use direct debit again from {date}. We’ve selected another method for now. Please check it.',
        { date: '3. Dezember' },
      )}
    </Alert>
  ),
  method: {
    ...props.method,
    note: t('repeat.method_instead', 'instead of {method}', {
      method: t('credits.method.directdebit', 'Direct debit'),
    }),
  },
}));
export const DirectDebitStillOpen = story((props, t) => ({
  ...props,
  problem: (
    <Alert title={t('credits.debit_open', 'Your last direct debit is still being processed')}>
      {t(
        'repeat.debit_open',
        'You’ll probably be able to use direct debit again from {date}. We’ve selected another method for now. Please check it.',
        { date: '3. Dezember' },
      )}
    </Alert>
  ),
  method: {
    ...props.method,
    note: t('repeat.method_instead', 'instead of {method}', {
      method: t('credits.method.directdebit', 'Direct debit'),
    }),
  },
}));
export const LimitReached = story((props, t) => ({
  ...props,
  express: undefined,
  blocked: sampleLimitAlert(t),
}));
export const ByDirectDebit = story((props, t) => ({
  ...props,
  method: { ...props.method, mark: 'mandate', label: t('credits.method.directdebit', 'Direct debit') },
  express: undefined,
  next: { href: '/directdebit', label: t('credits.to_directdebit', 'Continue to direct debit') },
  fine: t('credits.no_order_yet', 'You’re not placing an order yet.'),
}));
