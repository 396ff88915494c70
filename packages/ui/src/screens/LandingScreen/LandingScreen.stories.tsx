import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment } from 'react';
import { themes } from '../../themes/themes';
import type { ThemeName } from '../../themes/themes';
import type { ArticleProseBlock } from '../ArticleScreen/article';
import { posterCasts } from '../poster/poster-casts';
import type { PosterCastName } from '../poster/poster-casts';
import type { QuiltArt } from '../quilt/quilt-tiles';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { LandingScreen } from './LandingScreen';
import type { LandingScreenProps } from './LandingScreen';

const said = (text: string): ArticleProseBlock => ({ type: 'paragraph', children: [{ type: 'text', text }] });

function landing(t: StoryTexts, cast: PosterCastName, art: QuiltArt): LandingScreenProps {
  return {
    headline: t.rich('landing.headline', 'Flirt like you <em>mean</em> it', {
      em: (inside) => <em key="em">{inside}</em>,
    }),
    cast: posterCasts[cast],
    art,
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
        t.rich(
          'landing.sentence',
          'I am <who>a woman</who> and I’d like to meet <seek>a man</seek> aged <age>35 to 50</age>',
          {
            who: () => <Fragment key="who">{who}</Fragment>,
            seek: () => <Fragment key="seek">{seek}</Fragment>,
            age: () => <Fragment key="age">{age}</Fragment>,
          },
        ),
      submit: t('landing.submit', 'Take a look around'),
      fine: t('landing.fine', 'Free to join, {min_age} and over.', { min_age: 18 }),
    },
    prices: {
      title: t('landing.prices', 'What it costs'),
      join: { href: '/signup', label: t('navigation.signup', 'Join free') },
      rows: [
        {
          title: t('landing.basics', 'Profile, search, likes'),
          price: t('landing.free', 'Free'),
          text: t(
            'landing.basics_text',
            'Look around as long as you like and upload up to {photos} photos of your own.',
            { photos: 3 },
          ),
        },
        {
          title: t('landing.conversations', 'Your first {count} conversations', { count: 2 }),
          price: t('landing.free', 'Free'),
          text: t('landing.conversations_text', 'A few messages each, to see if it clicks.'),
        },
        {
          title: t('landing.messages', 'Every message after that'),
          price: t('landing.credits', 'Credits'),
          text: t('landing.messages_text', 'No subscription. You see the price before you pay.'),
        },
      ],
    },
    questions: {
      title: t('footer.faq', 'Questions and answers'),
      all: { href: '/pages/faq', label: t('landing.all_questions', 'All questions') },
      items: [
        {
          id: 'prices',
          title: 'Is there a subscription?',
          blocks: [said('No. You buy credits once, and nothing renews by itself.')],
        },
        {
          id: 'leave',
          title: 'How do I leave?',
          blocks: [said('Delete your account in the settings. Your profile is gone at once.')],
        },
      ],
    },
  };
}

const meta: Meta = { title: 'Screens/Landing', component: LandingScreen };
export default meta;

interface Shown {
  cast?: PosterCastName;
  /** The theme of the quilt; the toolbar's by default. */
  theme?: ThemeName;
  /** Whether the brand advertises with a figure. */
  claims?: boolean;
}

const story = ({ cast, theme, claims }: Shown = {}): StoryObj => ({
  render: (args, { loaded, globals }) => {
    const t = textsOf(loaded);
    const named = cast ?? castNames[Number(loaded['niche']) - 1] ?? 'mixed';
    const { art } = themes[theme ?? (globals['theme'] as ThemeName)];
    const claim = claims
      ? {
          text: t('landing.claim', '{percentage} better odds of a match', { percentage: '46%' }),
          source: t('landing.claim_source', 'Source: {source}', { source: 'Member survey, March 2026' }),
        }
      : undefined;
    return (
      <VisitorFrame {...sampleVisitorFrame(t, 'over')}>
        <LandingScreen {...landing(t, named, art)} claim={claim} {...args} />
      </VisitorFrame>
    );
  },
});

const castNames = Object.keys(posterCasts) as PosterCastName[];

/** The cast of the toolbar's niche. */
export const OfTheNiche = story();
export const Night = story({ cast: 'night' });
export const Silver = story({ cast: 'silver' });
export const Men = story({ cast: 'men' });
/** Around one giant face. */
export const Giant = story({ theme: 'orchid', cast: 'women' });
/** In tall arches. */
export const Tall = story({ theme: 'linen', cast: 'silver' });
/** With the brand's figure and its source. */
export const Claim = story({ claims: true });
