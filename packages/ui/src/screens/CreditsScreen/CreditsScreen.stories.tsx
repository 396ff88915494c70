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

/** The order stays at the bottom of a phone and covers nothing of the footer's end. */
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
      lines: props.order.lines.slice(0, 1),
      total: { ...props.order.total, value: '34,90 €' },
    },
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
        error: t('errors.code_expired', 'This code has run out.'),
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
          'Payments are not possible for a moment. Nothing was charged. Please try again shortly.',
        )}
      </Alert>
    ),
  }),
  0,
);
export const Sending = story(
  (props, t) => ({ ...props, order: { ...props.order, busy: t('credits.busy', 'Taking you to PayPal') } }),
  0,
);
