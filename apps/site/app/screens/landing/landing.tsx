import { footerMessages, navigationMessages } from '@heartwood/i18n';
import { LandingScreen } from '@heartwood/ui';
import type { LandingScreenProps } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import type { RootData } from '../../root.server';
import { definePage } from '../../document/page-handle';
import { useRootData } from '../../visit/root-data';
import { urls } from '../../urls';
import { ageRangeValue } from '../../visit/ages';
import { landingFields } from '../../visit/landing-choice';
import type { LandingData, loader } from './landing.server';
import { landingMessages as texts } from './messages';
import { moneyText } from '../../format/money-text';
import { percentText } from '../../format/percent-text';

export { loader } from './landing.server';

export const handle = definePage({ messages: ['landing'], listed: true });

function sentenceForm(
  intl: IntlShape,
  { brand: { min_age }, searchOpen }: RootData,
  { sentence, ages }: LandingData,
): LandingScreenProps['form'] {
  return {
    action: searchOpen ? urls.path('index') : urls.signup(),
    method: 'get',
    who: {
      name: landingFields.gender,
      label: intl.formatMessage(texts.who),
      value: sentence.who,
      options: [
        { value: 'female', label: intl.formatMessage(texts.who_female) },
        { value: 'male', label: intl.formatMessage(texts.who_male) },
      ],
    },
    seek: {
      name: landingFields.seek,
      label: intl.formatMessage(texts.seek),
      value: sentence.seek,
      options: [
        { value: 'male', label: intl.formatMessage(texts.seek_male) },
        { value: 'female', label: intl.formatMessage(texts.seek_female) },
      ],
    },
    age: {
      name: landingFields.age,
      label: intl.formatMessage(texts.age),
      value: ageRangeValue(ages.selected),
      options: ages.ranges.map((range) => ({
        value: ageRangeValue(range),
        label: intl.formatMessage(texts.age_range, range),
      })),
    },
    sentence: ({ who, seek, age }) =>
      intl.formatMessage(texts.sentence, {
        who: () => <Fragment key="who">{who}</Fragment>,
        seek: () => <Fragment key="seek">{seek}</Fragment>,
        age: () => <Fragment key="age">{age}</Fragment>,
      }),
    submit: intl.formatMessage(texts.submit),
    fine: intl.formatMessage(texts.fine, { min_age }),
  };
}

function priceList(intl: IntlShape, data: LandingData): LandingScreenProps['prices'] {
  const free = intl.formatMessage(texts.free);
  const { messagePrice } = data;
  return {
    title: intl.formatMessage(texts.prices),
    join: { href: urls.signup(), label: intl.formatMessage(navigationMessages.signup) },
    rows: [
      {
        title: intl.formatMessage(texts.basics),
        price: free,
        text: intl.formatMessage(texts.basics_text, { photos: data.freePhotos }),
      },
      ...(data.freeConversations > 0
        ? [
            {
              title: intl.formatMessage(texts.conversations, { count: data.freeConversations }),
              price: free,
              text: intl.formatMessage(texts.conversations_text),
            },
          ]
        : []),
      {
        title: intl.formatMessage(texts.messages),
        price: messagePrice
          ? intl.formatMessage(texts.message_price, { price: moneyText(intl, messagePrice) })
          : intl.formatMessage(texts.credits),
        text: intl.formatMessage(texts.messages_text),
      },
    ],
  };
}

function questionList(
  intl: IntlShape,
  { locale }: RootData,
  { questions }: LandingData,
): LandingScreenProps['questions'] {
  if (!questions) return undefined;
  return {
    title: intl.formatMessage(footerMessages.faq),
    items: questions.items,
    all: { href: urls.path('pages-faq'), label: intl.formatMessage(texts.all_questions) },
    lang: questions.locale.split('-', 1)[0] === locale ? undefined : questions.locale,
  };
}

/** The first page for visitors. */
export default function LandingPage() {
  const intl = useIntl();
  const root = useRootData();
  const data = useLoaderData<typeof loader>();
  return (
    <LandingScreen
      headline={intl.formatMessage(texts.headline, { em: (words) => <em key="em">{words}</em> })}
      cast={data.cast}
      art={data.art}
      form={sentenceForm(intl, root, data)}
      claim={
        data.claim
          ? {
              text: intl.formatMessage(texts.claim, { percentage: percentText(intl, data.claim.percentage) }),
              source: intl.formatMessage(texts.claim_source, { source: data.claim.source }),
            }
          : undefined
      }
      prices={priceList(intl, data)}
      questions={questionList(intl, root, data)}
    />
  );
}
