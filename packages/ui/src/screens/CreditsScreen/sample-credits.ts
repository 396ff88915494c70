import { cardBrands } from '../../samples/card-brands';
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
    title: t('credits.title', 'More conversations that lead somewhere'),
    text: t('credits.text', 'No subscription, no commitment: you pay once and write whenever you like.'),
    bonus: {
      title: t('discounts.time_bonus', '{percentage} off your first package', { percentage: '25%' }),
      note: t('credits.bonus_note', 'Already applied to the prices below. Valid once. Code: {code}', {
        code: 'TIMEBONUS25',
      }),
      time: [
        { value: '03', label: t('credits.hours', 'hrs') },
        { value: '41', label: t('credits.minutes', 'min') },
        { value: '08', label: t('credits.seconds', 'sec') },
      ],
      timeLabel: t('credits.time_left', 'Less than {hours} hours left', {
        hours: 4,
      }),
    },
    balance: {
      credits: t('credits.order_credits', '{count} credits', { count: 12 }),
      text: t('credits.buys', '{messages} messages or {photos} photos', { messages: 12, photos: 6 }),
      empty: false,
    },
    form: { action: '/credits' },
    packages: {
      label: t('credits.packages', 'Packages'),
      name: 'package',
      selectLabel: t('credits.select', 'Select'),
      selectedLabel: t('credits.selected', 'Selected'),
      items: packs.map(({ id, price, before, each }, index) => ({
        id,
        credits: id,
        unit: t('credits.unit', 'credits', { count: Number(id) }),
        price,
        before,
        instead: t('credits.instead', 'normally'),
        perMessage: t('credits.per_message', '{price} per message', { price: each }),
        selected: index === 1,
        flag:
          index === 1
            ? { label: t('credits.tip', 'Our pick'), tone: 'primary' }
            : index === 3
              ? { label: t('credits.cheapest', 'Best price'), tone: 'secondary' }
              : undefined,
      })),
    },
    methods: {
      title: t('credits.methods', 'Payment method'),
      name: 'method',
      items: [
        { id: 'paypal', label: 'PayPal', mark: 'account', selected: true },
        {
          id: 'card',
          label: t('credits.method.card', 'Credit card'),
          mark: 'card',
          brands: cardBrands.slice(0, 3),
          selected: false,
        },
        {
          id: 'directdebit',
          label: t('credits.method.directdebit', 'Direct debit'),
          mark: 'mandate',
          note: t('credits.note.directdebit', 'Confirm with a code by text message'),
          selected: false,
        },
        {
          id: 'applepay',
          label: 'Apple Pay',
          mark: 'app',
          note: t('credits.note.applepay', 'On this device'),
          selected: false,
        },
        {
          id: 'banktransfer',
          label: t('credits.method.banktransfer', 'Bank transfer'),
          mark: 'transfer',
          note: t('credits.note.banktransfer', '1 to 2 working days'),
          selected: false,
        },
        { id: 'paysafecard', label: 'Paysafe Card', mark: 'voucher', selected: false },
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
        { label: t('credits.methods', 'Payment method'), value: 'PayPal' },
        { label: t('credits.term', 'Contract term'), value: t('credits.term_none', 'none, you pay once') },
      ],
      total: { label: t('credits.total', 'Total incl. VAT'), value: '26,18 €' },
      express: {
        name: 'express_request',
        children: [
          t('credits.express', 'I want my credits right away.'),
          t(
            'credits.express_withdrawal',
            'If I withdraw within {days} days, I only pay for the credits I’ve used.',
            {
              days: 14,
            },
          ),
        ].join(' '),
      },
      submit: t('credits.submit', 'Buy now'),
      fine: t.rich('credits.fine', 'Next: {method}. Our <link>refund policy</link> applies.', {
        method: 'PayPal',
        link: (words) => words,
      }),
    },
    foot: {
      method: { mark: 'account', label: 'PayPal' },
      change: t('credits.change', 'Change'),
      what: t('credits.what', '{count} credits, incl. VAT', { count: 30 }),
      price: '26,18 €',
      before: { label: t('credits.instead', 'normally'), price: '34,90 €' },
      review: t('credits.review', 'Review your order'),
      note: t('credits.no_order_yet', 'You’re not placing an order yet.'),
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
        kind: 'back',
        text: t('credits.benefit_withdraw', 'Changed your mind? Withdraw online within {days} days', {
          days: 14,
        }),
      },
      { kind: 'safe', text: t('credits.benefit_safe', 'Encrypted payment, support in your language') },
    ],
    links: [{ href: '/transactions', label: t('navigation.payments', 'Payments and credits') }],
    code: {
      action: '/credits',
      open: t('credits.code_open', 'Redeem a discount code'),
      submit: t('credits.code_submit', 'Redeem'),
      field: { name: 'code', label: t('credits.code', 'Discount code') },
    },
  };
}
