import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent } from 'storybook/test';
import { AppFrame } from '../AppFrame/AppFrame';
import type { PhoneChrome } from '../AppFrame/AppFrame';
import { sampleFrame } from '../sample/sample-frame';
import { longPerson, people, placeOf, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { FinderIntro } from './FinderIntro';
import type { FinderIntroProps } from './FinderIntro';
import { FinderQuestion } from './FinderQuestion';
import type { FinderAnswers, FinderQuestionProps } from './FinderQuestion';
import { FinderResults } from './FinderResults';
import type { FinderPerson, FinderResultsProps } from './FinderResults';

const meta: Meta = { title: 'Screens/Match finder', component: FinderQuestion };
export default meta;

const privacy = (t: StoryTexts) =>
  t('finder.privacy', 'Others only see the answers you have in common, nothing else.');

function inFrame(t: StoryTexts, phone: PhoneChrome, children: ReactNode) {
  return <AppFrame {...sampleFrame(t, { place: 'members', credits: 8, phone })}>{children}</AppFrame>;
}

const inner = (t: StoryTexts): PhoneChrome => ({
  kind: 'inner',
  back: { href: '/members', label: t('finder.back', 'Back') },
  title: t('finder.page_title', 'Match finder'),
});

const intro = (answered: number, change: (t: StoryTexts) => Partial<FinderIntroProps>): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return inFrame(
      t,
      inner(t),
      <FinderIntro
        title={t('finder.title', 'Who fits into your everyday life?')}
        text={t(
          'finder.text',
          '{count} questions, under two minutes. We look for people whose rhythm matches yours: mornings, evenings, weekends.',
          { count: 8 },
        )}
        privacy={privacy(t)}
        answered={Array.from({ length: 8 }, (_unused, index) => index < answered)}
        start={{ href: '?question=evening', label: t('finder.first', 'First question') }}
        other={{ href: '/members', label: t('finder.browse', 'I’d rather browse') }}
        {...change(t)}
      />,
    );
  },
});

export const Beginning = intro(0, () => ({}));
export const ThreeAnswered = intro(3, (t) => ({
  progress: t('finder.progress', '{count} of {all} answered', { count: 3, all: 8 }),
  start: { href: '?question=dinner', label: t('finder.go_on', 'Continue') },
  other: { href: '?show=people', label: t('finder.see', 'See who suits you') },
}));

interface Sample {
  id: string;
  number: number;
  title: string;
  options: Readonly<Record<string, string>>;
  drawn: { form: 'skies' | 'words' } | Pick<Extract<FinderAnswers, { form: 'halves' }>, 'form' | 'scenes'>;
}

const question = (
  { id, number, title, options, drawn }: Sample,
  change: Partial<FinderQuestionProps> = {},
): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return inFrame(
      t,
      { kind: 'bare' },
      <FinderQuestion
        step={t('finder.step', 'Question {number} of {count}', { number, count: 8 })}
        number={number}
        count={8}
        title={t(`finder.${id}`, title)}
        privacy={privacy(t)}
        answers={{
          ...drawn,
          options: Object.entries(options).map(([value, label]) => ({
            value,
            label: t(`finder.${id}_${value}`, label),
          })),
        }}
        form={{ action: '/match-finder', name: 'answer', fields: { question: id } }}
        next={t('finder.next', 'Next')}
        back={{ href: '?question=before', label: t('finder.back', 'Back') }}
        leave={{ href: '?show=start', label: t('finder.leave', 'Close the questions') }}
        skip={{ href: '?question=after', label: t('finder.skip', 'Skip') }}
        {...change}
      />,
    );
  },
});

const sunday: Sample = {
  id: 'sunday',
  number: 2,
  title: 'When does your Sunday start?',
  options: {
    before_birds: 'Before the birds',
    first_coffee: 'With the first coffee',
    lunch: 'Around lunch',
    no_morning: 'What’s a morning?',
  },
  drawn: { form: 'skies' },
};
const laugh: Sample = {
  id: 'laugh',
  number: 5,
  title: 'How loud do you laugh?',
  options: {
    smile: 'I smile',
    audible: 'You can hear it',
    infectious: 'It’s contagious',
    neighbours: 'The neighbours complain',
  },
  drawn: { form: 'words' },
};
const weekend: Sample = {
  id: 'weekend',
  number: 7,
  title: 'A free weekend. Where to?',
  options: { mountains: 'Into the mountains', water: 'To the water', both: 'A bit of both' },
  drawn: { form: 'halves', scenes: ['mountains', 'water'] },
};
const evening: Sample = {
  id: 'evening',
  number: 1,
  title: 'Your perfect weeknight?',
  options: { home: 'On the sofa', out: 'Out and about', both: 'A bit of both' },
  drawn: { form: 'halves', scenes: ['home', 'out'] },
};
const dinner: Sample = {
  id: 'dinner',
  number: 4,
  title: 'Dinner for two?',
  options: { cook: 'Cooking together', eat_out: 'A table by the window', both: 'Taking turns' },
  drawn: { form: 'halves', scenes: ['cook', 'eat_out'] },
};

export const Skies = question(sunday, { chosen: 'first_coffee' });
export const Words = question(laugh, { chosen: 'infectious' });
export const Halves = question(weekend, { chosen: 'water' });
export const HalvesOfAnEvening = question(evening);
export const HalvesOfADinner = question(dinner, { chosen: 'both' });

function fitting(t: StoryTexts, index: number, ...reasons: readonly string[]): FinderPerson {
  const person = people[index % people.length] ?? people[0];
  const { id, name, age, city, src } = person;
  return {
    id,
    href: `/members/${id}`,
    name: `${name}, ${age}`,
    place: index === 2 ? placeOf(person) : city,
    photo: samplePhoto(src),
    reasons,
    like: {
      liked: false,
      label: t('people.like_name', 'Like {name}', { name }),
      action: '/match-finder',
      name: 'like',
      value: id,
    },
  };
}

const results = (change: (t: StoryTexts) => Partial<FinderResultsProps>): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const early = t('finder.sunday_before_birds_reason', 'You’re both up early');
    const loud = t('finder.laugh_neighbours_reason', 'You both laugh loud enough for the neighbours');
    const water = t('finder.weekend_water_reason', 'You’re both drawn to the water');
    return inFrame(
      t,
      inner(t),
      <FinderResults
        title={t('finder.people_title', '{count} people who suit you', { count: 4 })}
        text={t('finder.people_text', 'Based on your {count} answers', { count: 7 })}
        change={{ href: '?question=evening', label: t('finder.change', 'Change') }}
        best={t('finder.best', 'Best fit')}
        people={[
          fitting(t, 2, early, water),
          fitting(t, 0, water, loud),
          fitting(t, 5, loud),
          { ...fitting(t, 3, early), fictional: t('people.fictional', 'Fictional') },
        ]}
        write={{
          href: '/members/selin/chat',
          label: t('finder.write', 'Write to {name}', { name: 'Aylin' }),
        }}
        empty={{
          title: t('finder.none', 'No one quite like you yet'),
          text: t('finder.none_text', 'New people arrive every day. In the meantime, take a look around.'),
          action: { href: '/members', label: t('finder.widen', 'Discover members') },
        }}
        {...change(t)}
      />,
    );
  },
});

export const WhoFits = results(() => ({}));
export const OneWhoFits = results((t) => ({
  title: t('finder.people_title', '{count} people who suit you', { count: 1 }),
  people: [
    {
      ...fitting(t, 3, t('finder.music_full_volume_reason', 'You both turn it up')),
      name: `${longPerson.name}, ${longPerson.age}`,
      place: placeOf(longPerson),
      fictional: t('people.fictional', 'Fictional'),
    },
  ],
}));
export const Nobody = results(() => ({ people: [], write: undefined }));
export const NobodyByOneQuestion = results((t) => ({
  people: [],
  write: undefined,
  empty: {
    title: t('finder.none', 'No one quite like you yet'),
    text: t('finder.none_text', 'New people arrive every day. In the meantime, take a look around.'),
    action: { href: '/members', label: t('finder.widen', 'Discover members') },
    loosen: {
      label: t('finder.loosen', 'Skip this question'),
      text: t(
        'finder.loosen_text',
        'Your answer to “{question}” rules out the most people. Skip it and you’ll find people who suit you.',
        {
          question: t('finder.laugh', laugh.title),
        },
      ),
      action: '/match-finder',
      fields: { question: 'laugh', answer: '' },
    },
  },
}));

export const ArrowKeysOnlyChoose: StoryObj = {
  ...question(laugh),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
  },
};
