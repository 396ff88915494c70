import { matchFinderQuestions } from '@heartwood/domain';
import type { MatchFinderQuestionId } from '@heartwood/domain';
import { FinderIntro, FinderQuestion, FinderResults } from '@heartwood/ui';
import type { FinderAnswers, FinderPerson, FinderResultsProps, FinderScene } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { countryName } from '../../format/country-name';
import { peopleMessages } from '../../people/messages';
import { placeParts } from '../../people/person';
import { cardPhoto } from '../../people/photo-source';
import { useLikes } from '../../people/use-likes';
import { urls } from '../../urls';
import { finderFields } from './finder-fields';
import { addressAfter, addressBefore, introAddress, peopleAddress, questionAddress } from './finder-steps';
import type { action, FinderData, FittingPerson, loader } from './match-finder.server';
import { finderMessages as texts } from './messages';
import { questionTexts } from './question-texts';

export { action, loader } from './match-finder.server';

export const handle = definePage<FinderData>({
  messages: ['finder', 'people'],
  title: ({ intl, data }) =>
    data.view === 'question'
      ? intl.formatMessage(questionTexts[data.question].title)
      : intl.formatMessage(texts.page_title),
  place: 'members',
  ownAction: true,
  phone: ({ intl, data }) => {
    if (data.view === 'question') return { kind: 'bare' };
    const back =
      data.view === 'intro'
        ? { href: urls.path('members'), label: intl.formatMessage(texts.leave) }
        : { href: introAddress, label: intl.formatMessage(texts.back) };
    return { kind: 'inner', back, title: intl.formatMessage(texts.page_title) };
  },
});

const home = urls.path('match-finder');
const count = matchFinderQuestions.length;

const scenes: Readonly<Partial<Record<MatchFinderQuestionId, readonly [FinderScene, FinderScene]>>> = {
  evening: ['home', 'out'],
  dinner: ['cook', 'eat_out'],
  weekend: ['mountains', 'water'],
};

function answersOf(intl: IntlShape, question: MatchFinderQuestionId): FinderAnswers {
  const form = matchFinderQuestions.find(({ id }) => id === question)?.form ?? 'words';
  const options = Object.entries(questionTexts[question].options).map(([value, { label }]) => ({
    value,
    label: intl.formatMessage(label),
  }));
  const halves = scenes[question];
  if (form === 'halves') return halves ? { form, scenes: halves, options } : { form: 'words', options };
  return { form, options };
}

/** The match finder. */
export default function MatchFinderPage() {
  const data = useLoaderData<typeof loader>() as FinderData | false;
  if (!data) return null;
  switch (data.view) {
    case 'intro':
      return <Intro data={data} />;
    case 'question':
      return <Question key={data.question} data={data} />;
    case 'people':
      return <People data={data} />;
  }
}

type DataOf<View extends FinderData['view']> = Extract<FinderData, { view: View }>;

function Intro({ data: { answered, next } }: { readonly data: DataOf<'intro'> }) {
  const intl = useIntl();
  const done = answered.filter(Boolean).length;
  return (
    <FinderIntro
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { count })}
      privacy={intl.formatMessage(texts.privacy)}
      answered={answered}
      progress={done > 0 ? intl.formatMessage(texts.progress, { count: done, all: count }) : undefined}
      start={{
        href: questionAddress(next),
        label: intl.formatMessage(done > 0 && done < count ? texts.go_on : texts.first),
      }}
      other={
        done > 0
          ? { href: peopleAddress, label: intl.formatMessage(texts.see) }
          : { href: urls.path('members'), label: intl.formatMessage(texts.browse) }
      }
    />
  );
}

function Question({ data: { question, chosen } }: { readonly data: DataOf<'question'> }) {
  const intl = useIntl();
  const { error } = useForm<typeof action>();
  const number = matchFinderQuestions.findIndex(({ id }) => id === question) + 1;
  return (
    <FinderQuestion
      step={intl.formatMessage(texts.step, { number, count })}
      number={number}
      count={count}
      title={intl.formatMessage(questionTexts[question].title)}
      privacy={intl.formatMessage(texts.privacy)}
      answers={answersOf(intl, question)}
      chosen={chosen ?? undefined}
      form={{
        action: questionAddress(question),
        name: finderFields.answer,
        fields: { [finderFields.question]: question },
      }}
      next={intl.formatMessage(texts.next)}
      back={{ href: addressBefore(question), label: intl.formatMessage(texts.back) }}
      leave={{ href: introAddress, label: intl.formatMessage(texts.leave) }}
      skip={{ href: addressAfter(question), label: intl.formatMessage(texts.skip) }}
      error={error}
    />
  );
}

function finderPerson(
  intl: IntlShape,
  like: ReturnType<typeof useLikes>,
  { person, reasons }: FittingPerson,
  best: boolean,
): FinderPerson {
  const { first, second } = placeParts(person, (country) => countryName(intl, country));
  return {
    id: person.id,
    href: urls.path('members-id', { id: person.id }),
    name: `${person.name}, ${intl.formatNumber(person.age)}`,
    place: second === undefined || !best ? first : `${first} · ${second}`,
    photo: cardPhoto(person.image, best ? 'lead' : 'similar'),
    reasons: reasons.flatMap(({ question, option }) => {
      const reason = questionTexts[question].options[option]?.reason;
      return reason ? [intl.formatMessage(reason)] : [];
    }),
    like: like(person),
    fictional: person.fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
  };
}

function emptyOf(intl: IntlShape, narrowest: MatchFinderQuestionId | null): FinderResultsProps['empty'] {
  return {
    title: intl.formatMessage(texts.none),
    text: intl.formatMessage(texts.none_text),
    action: { href: urls.path('members'), label: intl.formatMessage(texts.widen) },
    loosen: narrowest
      ? {
          label: intl.formatMessage(texts.loosen),
          text: intl.formatMessage(texts.loosen_text, {
            question: intl.formatMessage(questionTexts[narrowest].title),
          }),
          action: home,
          fields: { [finderFields.question]: narrowest, [finderFields.answer]: '' },
        }
      : undefined,
  };
}

function People({ data: { people, answered, narrowest } }: { readonly data: DataOf<'people'> }) {
  const intl = useIntl();
  const like = useLikes();
  const [best] = people;
  return (
    <FinderResults
      title={
        best
          ? intl.formatMessage(texts.people_title, { count: people.length })
          : intl.formatMessage(texts.page_title)
      }
      text={intl.formatMessage(texts.people_text, { count: answered })}
      change={{ href: questionAddress('evening'), label: intl.formatMessage(texts.change) }}
      best={intl.formatMessage(texts.best)}
      people={people.map((one) => finderPerson(intl, like, one, one === best))}
      write={
        best && {
          href: urls.path('members-id-chat', { id: best.person.id }),
          label: intl.formatMessage(texts.write, { name: best.person.name }),
        }
      }
      empty={emptyOf(intl, narrowest)}
    />
  );
}
