import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layers } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert';
import { ButtonLink } from '../../components/Button/Button';
import { EmptyState } from '../../components/EmptyState/EmptyState';
import { AppFrame } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { longPerson, people, placeOf, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import type { SwipePerson } from './SwipeCard';
import { SwipeEnded } from './SwipeEnded';
import type { SwipeEndedProps, SwipeLiked } from './SwipeEnded';
import { SwipeGame } from './SwipeGame';
import type { SwipeGameProps } from './SwipeGame';
import { SwipeScreen } from './SwipeScreen';
import type { SwipeScreenProps } from './SwipeScreen';
import { SwipeSkeleton } from './SwipeSkeleton';

const meta: Meta = { title: 'Screens/Swipe game', component: SwipeScreen };
export default meta;

const time = '0:00';

function samplePerson(t: StoryTexts, index: number): SwipePerson {
  const person = people[index % people.length] ?? people[0];
  const { id, name, age, src } = person;
  return {
    id,
    href: `/members/${id}`,
    name: `${name}, ${age}`,
    place: placeOf(person),
    photo: samplePhoto(src),
    like: t('people.like_name', 'Like {name}', { name }),
    skip: t('swipe.skip_name', 'Skip {name}', { name }),
    open: t('swipe.open_name', 'Open {name}’s profile', { name }),
  };
}

function liked(t: StoryTexts): SwipeLiked[] {
  return [0, 2, 3, 5].map((index) => {
    const { id, href, name, place, photo } = samplePerson(t, index);
    return { id, href, name, place, photo, match: index === 5 ? t('swipe.match', 'Match') : undefined };
  });
}

const takeBack = (t: StoryTexts) => ({
  label: t('swipe.take_back', 'Undo the last one'),
  action: '/swipe-game',
  fields: { profile: 'anna', answer: 'take_back' },
});

function game(t: StoryTexts, change: Partial<SwipeGameProps> = {}) {
  return (
    <SwipeGame
      people={[samplePerson(t, 2), samplePerson(t, 1)]}
      stamps={{ like: t('swipe.like', 'I like you'), skip: t('swipe.skip', 'Skip') }}
      label={t('swipe.answers', 'Your answer')}
      form={{ action: '/swipe-game', personName: 'profile', answerName: 'answer' }}
      onAnswer={() => undefined}
      {...change}
    />
  );
}

function ended(t: StoryTexts, change: Partial<SwipeEndedProps> = {}) {
  return (
    <SwipeEnded
      label={t('swipe.today', 'Liked today')}
      people={liked(t)}
      title={t('swipe.ended_title', '{count} hearts, {count} chances', { count: 4 })}
      text={t('swipe.ended_text', 'That’s it for today. Your next hearts arrive at {time}.', { time })}
      clock={{
        value: '05:42:18',
        label: t('swipe.ended_left', 'New hearts in {hours} hours and {minutes} minutes', {
          hours: 5,
          minutes: 42,
        }),
        caption: t('swipe.ended_clock', 'until your next hearts'),
      }}
      discover={{ href: '/members', label: t('swipe.discover', 'Discover members') }}
      {...change}
    />
  );
}

const story = (
  left: number,
  children: (t: StoryTexts) => SwipeScreenProps['children'],
  change: (t: StoryTexts) => Partial<SwipeScreenProps> = () => ({}),
): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'swipe', credits: 8, unread: 12, likes: 3 })}>
        <SwipeScreen
          title={t('swipe.title', 'One look is enough')}
          text={t(
            'swipe.text',
            '{count} hearts a day, so every one means something. Next refill at {time}.',
            { count: 4, time },
          )}
          hearts={{
            left,
            of: 4,
            label: t('swipe.left', '{left} of {count} likes left today', { left, count: 4 }),
          }}
          message=""
          aside={{
            today: { title: t('swipe.today', 'Liked today'), people: liked(t).slice(left - 4) },
            keys: {
              label: t('swipe.keys', 'Keys'),
              rows: [
                { key: '←', keyName: t('swipe.key_left', 'Left arrow'), label: t('swipe.skip', 'Skip') },
                {
                  key: '→',
                  keyName: t('swipe.key_right', 'Right arrow'),
                  label: t('swipe.like', 'I like you'),
                },
                { key: '↑', keyName: t('swipe.key_up', 'Up arrow'), label: t('swipe.open', 'Open profile') },
              ],
            },
          }}
          {...change(t)}
        >
          {children(t)}
        </SwipeScreen>
      </AppFrame>
    );
  },
});

export const Playing = story(3, (t) => game(t));
export const AfterASwipe = story(2, (t) => game(t, { takeBack: takeBack(t) }));
export const FictionalProfile = story(3, (t) =>
  game(t, {
    people: [
      {
        ...samplePerson(t, 3),
        name: `${longPerson.name}, ${longPerson.age}`,
        place: placeOf(longPerson),
        quote: t('profile.description.label', 'About me'),
        fictional: t('people.fictional', 'Fictional'),
      },
    ],
  }),
);
export const WithoutAPhoto = story(3, (t) =>
  game(t, { people: [{ ...samplePerson(t, 4), photo: undefined }] }),
);
export const Loading = story(3, (t) => (
  <SwipeSkeleton label={t('swipe.loading', 'Looking for new faces…')} />
));
export const Ended = story(0, (t) => ended(t, { takeBack: takeBack(t) }));
export const NewHearts = story(0, (t) =>
  ended(t, { clock: undefined, goOn: { href: '/swipe-game', label: t('swipe.go_on', 'Keep swiping') } }),
);
export const NobodyLeft = story(3, (t) => (
  <EmptyState
    icon={<Layers />}
    title={t('swipe.empty', 'You’ve seen everyone for now')}
    action={<ButtonLink href="/members">{t('swipe.widen', 'Widen the search')}</ButtonLink>}
  >
    {t('swipe.empty_text', 'Widen your search a little, and new faces will turn up here.')}
  </EmptyState>
));
export const MatchWithoutScript = story(
  3,
  (t) => game(t),
  (t) => ({
    note: (
      <Alert tone="success" title={t('swipe.match_note', 'It’s a match! You’ll find them in your likes.')} />
    ),
  }),
);

export const ByButtonsAndKeys: StoryObj<{ onAnswer: (id: string, answer: string) => void }> = {
  args: { onAnswer: fn() },
  render: ({ onAnswer }, { loaded }) => game(textsOf(loaded), { onAnswer }),
  play: async ({ args, canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button');
    await userEvent.dblClick(buttons.at(-1) ?? canvasElement);
    await expect(args.onAnswer).toHaveBeenCalledTimes(1);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(people[2].id, 'like');
  },
};
