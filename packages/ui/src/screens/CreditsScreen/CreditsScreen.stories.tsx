import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { CreditsScreen } from './CreditsScreen';
import type { CreditsScreenProps } from './CreditsScreen';
import { sampleCredits } from './sample-credits';
import { sampleLimitAlert } from './sample-limit-alert';

const meta: Meta = { title: 'Screens/Credits', component: CreditsScreen };
export default meta;

const story = (
  change: (props: CreditsScreenProps, t: StoryTexts) => CreditsScreenProps,
  credits?: number,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const phone = {
      kind: 'inner',
      back: { href: '/members', label: t('navigation.back', 'Back') },
      title: t('navigation.credits', 'Credits'),
    } as const;
    return (
      <AppFrame {...sampleFrame(t, { place: 'credits', credits, quietPremium: true, phone })}>
        <CreditsScreen {...change(sampleCredits(t), t)} {...args} />
      </AppFrame>
    );
  },
});

export const WelcomeDiscount = story((props) => props);

/** The order is fixed to the bottom of a phone and doesn't cover the end of the footer. */
export const EndOfThePageOnAPhone: StoryObj = {
  ...WelcomeDiscount,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const footer = canvasElement.querySelector('footer');
    const bar = canvasElement.querySelector('[data-buying]');
    if (!footer || !bar) throw new Error('The page has a footer and an order.');
    await document.fonts.ready;
    footer.scrollIntoView({ block: 'end', behavior: 'instant' });
    const disclaimer = [...footer.querySelectorAll('div')].at(-1);
    await expect(disclaimer?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar.getBoundingClientRect().top,
    );
  },
};

export const PayingMember = story(
  (props) => ({
    ...props,
    bonus: undefined,
    packages: {
      ...props.packages,
      items: props.packages.items.map((item) => ({
        ...item,
        price: item.before ?? item.price,
        before: undefined,
      })),
    },
    order: {
      ...props.order,
      lines: props.order.lines.filter(({ tone }) => tone !== 'success'),
      total: { ...props.order.total, value: '34,90 €' },
    },
    foot: { ...props.foot, price: '34,90 €', before: undefined },
  }),
  8,
);
export const CodeRefused = story(
  (props, t) => ({
    ...props,
    code: props.code && {
      ...props.code,
      isOpen: true,
      field: {
        ...props.code.field,
        defaultValue: 'SOMMER',
        error: t('errors.code_expired', 'This code has expired.'),
      },
    },
  }),
  0,
);
export const CodeUsed = story(
  (props, t) => ({
    ...props,
    code: props.code && {
      ...props.code,
      applied: {
        text: 'TIMEBONUS25 · −25 %',
        remove: {
          href: '/credits',
          label: t('credits.code_remove', 'Remove code {code}', { code: 'TIMEBONUS25' }),
        },
      },
    },
  }),
  0,
);
export const ProviderDown = story(
  (props, t) => ({
    ...props,
    problem: (
      <Alert tone="danger" role="alert" title={t('transactions.failed_title', 'Payment failed')}>
        {t(
          'errors.provider_unavailable',
          'Payments aren’t available right now. Nothing was charged. Please try again shortly.',
        )}
      </Alert>
    ),
  }),
  0,
);
export const Sending = story(
  (props, t) => ({
    ...props,
    order: { ...props.order, busy: t('credits.busy', 'Taking you to the payment page') },
  }),
  0,
);

const sheet = (t: StoryTexts) => ({
  title: t('credits.review_title', 'Check and order'),
  close: t('actions.close', 'Close'),
  isOpen: true,
  onOpen: () => undefined,
  onClose: () => undefined,
});

/** The full price, on a phone. */
export const OrderOnAPhone: StoryObj = {
  ...story((props, t) => ({ ...props, sheet: sheet(t) })),
  globals: { viewport: { value: 'phone' } },
};

const missing = (t: StoryTexts) =>
  t('credits.express_missing', 'Tick this box first, and you’ll get your credits right away.');

export const TickMissing: StoryObj = {
  ...story((props, t) => ({
    ...props,
    sheet: sheet(t),
    order: { ...props.order, express: props.order.express && { ...props.order.express, error: missing(t) } },
  })),
  globals: { viewport: { value: 'phone' } },
};

/** The discount ended while the page was open: nothing was ordered, and the prices are updated. */
export const DiscountEnded = story((props, t) => ({
  ...props,
  bonus: undefined,
  balance: {
    credits: t('credits.order_credits', '{count} credits', { count: 0 }),
    text: t('credits.costs', 'A message costs {message} credits, a photo {photo}', { message: 1, photo: 2 }),
    empty: true,
  },
  problem: (
    <Alert role="alert" title={t('credits.ended_title', 'The discount ended at {time}.', { time: '18:32' })}>
      {t('credits.ended_text', 'Regular prices apply now. Nothing was ordered.')}
    </Alert>
  ),
  packages: {
    ...props.packages,
    items: props.packages.items.map((item) => ({
      ...item,
      price: item.before ?? item.price,
      before: undefined,
    })),
  },
  order: {
    ...props.order,
    lines: props.order.lines.filter(({ tone }) => tone !== 'success'),
    total: { ...props.order.total, value: '34,90 €' },
  },
  foot: { ...props.foot, price: '34,90 €', before: undefined },
}));

export const OwnLimitReached = story((props, t) => {
  const blocked = sampleLimitAlert(t);
  return {
    ...props,
    order: { ...props.order, blocked },
    foot: { ...props.foot, blocked },
  };
});

/** Direct debit has reached its limit; its row says from when it can be used again. */
export const MethodLater = story((props, t) => {
  const later = {
    disabled: true,
    note: t('credits.method_later', 'Available again from {date}', { date: '4 February' }),
  };
  return {
    ...props,
    methods: {
      ...props.methods,
      items: props.methods.items.map((item) => (item.id === 'directdebit' ? { ...item, ...later } : item)),
    },
  };
});

/** Direct debit is ordered on its own page: the button says so. */
export const ByDirectDebit = story((props, t) => {
  const label = t('credits.method.directdebit', 'Direct debit');
  const next = { href: '/directdebit', label: t('credits.to_directdebit', 'Continue to direct debit') };
  const fine = t('credits.no_order_yet', 'You’re not placing an order yet.');
  return {
    ...props,
    methods: {
      ...props.methods,
      items: props.methods.items.map((item) => ({ ...item, selected: item.id === 'directdebit' })),
    },
    order: { ...props.order, express: undefined, next, fine },
    foot: { ...props.foot, method: { mark: 'mandate', label } },
  };
});

const countrySheet = (busy: boolean) =>
  story((props, t) => {
    const { country } = props.methods;
    if (!country) return props;
    const places = [
      ['DE', 'Deutschland', '26,18\u00a0€'],
      ['AT', 'Österreich', '26,18\u00a0€'],
      ['CH', 'Schweiz', 'CHF\u00a027.68'],
      ['NL', 'Niederlande', '26,18\u00a0€'],
      ['GB', 'Vereinigtes Königreich', '22,43\u00a0£'],
    ] as const;
    const sheet = {
      label: t('credits.country', 'Country you pay from'),
      value: 'Deutschland · EUR',
      change: t('credits.country_submit', 'Change'),
      title: t('credits.country_title', 'Which country are you paying from?'),
      text: t(
        'credits.country_text',
        'Currency, prices and payment methods change with it. Your package stays selected.',
      ),
      close: t('actions.close', 'Close'),
      submit: t('credits.country_use', 'Use this country'),
      items: places.map(([value, label, price]) => ({
        value,
        label,
        price: t('credits.country_price', '{count} credits for {price}', { count: 30, price }),
        selected: value === 'DE',
      })),
      busy: busy ? t('actions.loading', 'One moment…') : undefined,
      isOpen: true,
      onOpen: () => undefined,
      onClose: () => undefined,
      onChoose: () => undefined,
    };
    return { ...props, methods: { ...props.methods, country: { ...country, sheet } } };
  });

export const CountryInASheet = countrySheet(false);
export const CountryPricesLoading = countrySheet(true);
export const CountryInARow = story((props, t) => {
  const { country } = props.methods;
  if (!country) return props;
  const nothing = () => undefined;
  const sheet = {
    label: t('credits.country', 'Country you pay from'),
    value: 'Deutschland · EUR',
    change: t('credits.country_submit', 'Change'),
    title: '',
    text: '',
    close: '',
    submit: '',
    items: [],
    isOpen: false,
    onOpen: nothing,
    onClose: nothing,
    onChoose: nothing,
  };
  return { ...props, methods: { ...props.methods, country: { ...country, sheet } } };
});
