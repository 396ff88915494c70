import type { Meta, StoryObj } from '@storybook/react-vite';
import { Dialog } from '../../components/Dialog/Dialog';
import { AppFrame } from '../AppFrame/AppFrame';
import type { InterestChoice, ProfileQuestion } from '../profile-questions/profile-question';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { OwnProfileScreen } from './OwnProfileScreen';
import type { OwnProfileScreenProps } from './OwnProfileScreen';
import { PartForm } from './PartForm';
import { sampleFullProfile, sampleOwnProfile } from './sample-own-profile';

const meta: Meta = { title: 'Screens/OwnProfile', component: OwnProfileScreen };
export default meta;

const story = (props: (t: StoryTexts) => OwnProfileScreenProps): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'profile', quietPremium: true })}>
        <OwnProfileScreen {...props(t)} />
      </AppFrame>
    );
  },
});

export const Gaps = story(sampleOwnProfile);

export const Complete = story(sampleFullProfile);

export const Empty = story((t) => {
  const props = sampleOwnProfile(t);
  return {
    ...props,
    place: undefined,
    gallery: { ...props.gallery, main: undefined, others: [] },
    facts: props.facts.map(({ label, edit }) => ({ label, edit })),
    interests: props.interests && { ...props.interests, items: [] },
  };
});

const part = (
  title: (t: StoryTexts) => string,
  asks: (t: StoryTexts) => { questions: readonly ProfileQuestion[]; interests?: InterestChoice },
): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'profile', quietPremium: true })}>
        <OwnProfileScreen {...sampleOwnProfile(t)} />
        <Dialog isOpen title={title(t)} size="medium" close={t('actions.close', 'Close')}>
          <PartForm
            form={{ action: '/profile' }}
            {...asks(t)}
            cancel={{ href: '/profile', label: t('actions.cancel', 'Cancel') }}
            submit={t('actions.save', 'Save')}
          />
        </Dialog>
      </AppFrame>
    );
  },
});

export const AboutMe = part(
  (t) => t('profile.description.label', 'About me'),
  (t) => ({
    questions: [
      {
        kind: 'area',
        id: 'own-description',
        name: 'description',
        label: t('profile.description.label', 'About me'),
        rows: 7,
        placeholder: t('own_profile.quote_gap', '“On Sundays you’ll find me…”'),
        counter: (count) => t('own_profile.counter', '{count} of {max} characters', { count, max: 1000 }),
      },
    ],
  }),
);

export const Interests = part(
  (t) => t('profile.interests.label', 'Interests'),
  (t) => ({
    questions: [],
    interests: {
      label: t('profile.interests.label', 'Interests'),
      name: 'interests',
      options: [
        { value: 'cooking', label: t('interests.cooking', 'Cooking') },
        { value: 'dancing', label: t('interests.dancing', 'Dancing') },
        { value: 'wine', label: t('interests.wine', 'Wine') },
        { value: 'music', label: t('interests.music', 'Music') },
      ],
      selected: ['cooking', 'dancing'],
      intimate: {
        show: t('own_profile.intimate', 'Show the spicy ones'),
        options: [{ value: 'kissing', label: t('interests.kissing', 'Kissing') }],
      },
    },
  }),
);
