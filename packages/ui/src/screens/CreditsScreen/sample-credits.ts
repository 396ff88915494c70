import type { StoryTexts } from '../story-texts';
import type { CreditsScreenProps } from './CreditsScreen';

const packs = [
  { id: '10', price: '11,18 €', before: '14,90 €', each: '1,12 €' },
  { id: '30', price: '26,18 €', before: '34,90 €', each: '0,87 €' },
  { id: '75', price: '56,18 €', before: '74,90 €', each: '0,75 €' },
  { id: '200', price: '119,93 €', before: '159,90 €', each: '0,60 €' },
];

/** The credits page of a new member with the welcome discount. */
export function sampleCredits(t: StoryTexts): CreditsScreenProps {
  return {
    title: t('credits.title', 'More conversations that become something'),
    text: t('credits.text', 'No subscription: you pay only for the messages that you really write.'),
    bonus: {
      title: t('discounts.time_bonus', '{percentage} off your first package', { percentage: '25%' }),
      note: t('credits.bonus_note', 'Already taken off the prices below. Once only, code {code}.', {
        code: 'TIMEBONUS25',
      }),
      time: [
        { value: '03', label: t('credits.hours', 'hrs') },
        { value: '41', label: t('credits.minutes', 'min') },
        { value: '08', label: t('credits.seconds', 'sec') },
      ],
      timeLabel: t('credits.time_left', 'Less than {hours, plural, one {# hour} other {# hours}} left', {
        hours: 4,
      }),
    },
    form: { action: '/credits' },
    packages: {
      label: t('credits.packages', 'Packages'),
      name: 'package',
      selectLabel: t('credits.select', 'Choose'),
      selectedLabel: t('credits.selected', 'Chosen'),
      items: packs.map(({ id, price, before, each }, index) => ({
        id,
        credits: id,
        unit: t('credits.unit', '{count, plural, one {credit} other {credits}}', { count: Number(id) }),
        price,
        before,
        instead: t('credits.instead', 'instead of'),
        perMessage: t('credits.per_message', '{price} a message', { price: each }),
        selected: index === 1,
        flag:
          index === 1
            ? { label: t('credits.tip', 'Our tip'), tone: 'primary' }
            : index === 3
              ? { label: t('credits.cheapest', 'Best price'), tone: 'secondary' }
              : undefined,
      })),
    },
    methods: {
      title: t('credits.methods', 'Way to pay'),
      name: 'method',
      items: [
        { id: 'paypal', label: 'PayPal', kind: 'wallet', selected: true },
        { id: 'creditcard', label: t('credits.method.card', 'Credit card'), kind: 'card', selected: false },
        {
          id: 'directdebit',
          label: t('credits.method.directdebit', 'Direct debit'),
          kind: 'directdebit',
          selected: false,
        },
        { id: 'applepay', label: 'Apple Pay', kind: 'phone', selected: false },
        {
          id: 'banktransfer',
          label: t('credits.method.banktransfer', 'Bank transfer'),
          kind: 'banktransfer',
          selected: false,
        },
        { id: 'paysafecard', label: 'Paysafecard', kind: 'voucher', selected: false },
      ],
    },
    order: {
      title: t('credits.order', 'Your order'),
      lines: [
        { label: t('credits.order_credits', '{count} credits', { count: 30 }), value: '34,90 €' },
        {
          label: t('discounts.welcome', '{percentage} welcome discount on your first package', {
            percentage: '25%',
          }),
          value: '−8,72 €',
          tone: 'success',
        },
      ],
      total: { label: t('credits.total', 'Total incl. VAT'), value: '26,18 €' },
      submit: t('credits.submit', 'Order with obligation to pay'),
      fine: t.rich('credits.fine', 'You go on to {method}. Our <link>return terms</link> apply.', {
        method: 'PayPal',
        link: (words) => words,
      }),
    },
    benefits: [
      {
        kind: 'photos',
        text: t('credits.benefit_photos', 'See every photo and show up to {count} of your own', {
          count: 25,
        }),
      },
      {
        kind: 'messages',
        text: t('credits.benefit_conversations', 'Start as many conversations as you like'),
      },
      {
        kind: 'other',
        text: t('credits.benefit_once', 'One payment, no subscription, nothing renews by itself'),
      },
      { kind: 'safe', text: t('credits.benefit_safe', 'Encrypted payment, help in your language') },
    ],
    country: {
      action: '/credits',
      submit: t('credits.country_submit', 'Change'),
      field: {
        name: 'country',
        label: t('credits.country', 'Country you pay from'),
        defaultValue: 'DE',
        options: [
          { value: 'DE', label: 'Deutschland' },
          { value: 'NL', label: 'Niederlande' },
        ],
      },
    },
    payments: { href: '/transactions', label: t('navigation.payments', 'Payments and credits') },
    code: {
      action: '/credits',
      open: t('credits.code_open', 'Use a discount code'),
      submit: t('credits.code_submit', 'Use'),
      field: { name: 'code', label: t('credits.code', 'Discount code') },
    },
  };
}
