import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { posterCasts } from '../poster/poster-casts';
import type { PosterCastName } from '../poster/poster-casts';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { LandingScreen } from './LandingScreen';
import type { LandingScreenProps } from './LandingScreen';

function landing(t: StoryTexts, cast: PosterCastName): LandingScreenProps {
  return {
    headline: t.rich('landing.headline', 'Flirt like you <em>mean</em> it', {
      em: (inside) => <em key="em">{inside}</em>,
    }),
    cast: posterCasts[cast],
    form: {
      action: '/signup',
      method: 'get',
      who: {
        name: 'gender',
        label: t('landing.who', 'I am'),
        value: 'female',
        options: [
          { value: 'female', label: t('landing.who_female', 'a woman') },
          { value: 'male', label: t('landing.who_male', 'a man') },
        ],
      },
      seek: {
        name: 'seek',
        label: t('landing.seek', 'I’d like to meet'),
        value: 'male',
        options: [
          { value: 'male', label: t('landing.seek_male', 'a man') },
          { value: 'female', label: t('landing.seek_female', 'a woman') },
        ],
      },
      age: {
        name: 'age',
        label: t('landing.age', 'Age'),
        value: '35-50',
        options: [
          { value: '18-35', label: t('landing.age_range', '{from} to {to}', { from: 18, to: 35 }) },
          { value: '35-50', label: t('landing.age_range', '{from} to {to}', { from: 35, to: 50 }) },
          { value: '50-70', label: t('landing.age_range', '{from} to {to}', { from: 50, to: 70 }) },
        ],
      },
      sentence: ({ who, seek, age }) =>
        t.rich('landing.sentence', 'I am <who></who> and I’d like to meet <seek></seek> aged <age></age>', {
          who: () => <Fragment key="who">{who}</Fragment>,
          seek: () => <Fragment key="seek">{seek}</Fragment>,
          age: () => <Fragment key="age">{age}</Fragment>,
        }),
      submit: t('landing.submit', 'Take a look around'),
      fine: t('landing.fine', 'Free to join, {min_age} and over.', { min_age: 18 }),
    },
    prices: {
      title: t('landing.prices', 'What it costs'),
      rows: [
        {
          title: t('landing.basics', 'Profile, search, likes'),
          price: t('landing.free', 'Free'),
          text: t('landing.basics_text', 'With up to {photos} photos.', { photos: 3 }),
        },
        {
          title: t('landing.conversations', 'Your first {count} conversations', { count: 2 }),
          price: t('landing.free', 'Free'),
          text: t('landing.conversations_text', 'A few messages to see if it clicks.'),
        },
        {
          title: t('landing.messages', 'Every message after that'),
          price: t('landing.credits', 'Credits'),
          text: t('landing.messages_text', 'No subscription. You see the price before you pay.'),
        },
      ],
    },
    questions: {
      title: 'Questions, answered',
      items: [
        {
          question: 'Are the people on this page members?',
          answer: 'No. They are drawings. Members show their own photos after you sign up.',
        },
        {
          question: 'Is there a subscription?',
          answer: 'No. You buy credits once and they stay until you use them.',
        },
      ],
    },
  };
}

const meta: Meta = { title: 'Screens/Landing', component: LandingScreen };
export default meta;

const story = (cast?: PosterCastName): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    const named = cast ?? castNames[Number(loaded['niche']) - 1] ?? 'mixed';
    return (
      <VisitorFrame {...sampleVisitorFrame(t, 'over')}>
        <LandingScreen {...landing(t, named)} {...args} />
      </VisitorFrame>
    );
  },
});

const castNames = Object.keys(posterCasts) as PosterCastName[];

/** The cast of the toolbar's niche. */
export const OfTheNiche = story();
export const Night = story('night');
export const Silver = story('silver');
export const Men = story('men');
