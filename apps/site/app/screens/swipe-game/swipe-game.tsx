import {
  Alert,
  ButtonLink,
  EmptyState,
  SwipeEnded,
  SwipeGame,
  SwipeScreen,
  SwipeSkeleton,
} from '@heartwood/ui';
import type { SwipeScreenProps, TakeBackControl } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { Layers } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { definePage } from '../../document/page-handle';
import { useTimeZone } from '../../format/time-zone';
import { useForm } from '../../forms/use-form';
import { urls } from '../../urls';
import { swipeMessages as texts } from './messages';
import { swipeFields, takeBackWord } from './swipe-fields';
import type { action, loader, SwipeData } from './swipe-game.server';
import { likedPeople, nextWords, swipePerson } from './swipe-people';
import { likesLeftIn } from './swipe-state';
import type { SwipeState } from './swipe-state';
import { useCountdown } from '../../hooks/use-countdown';
import { useSwipeGame } from './use-swipe-game';
import type { SwipeNews } from './use-swipe-game';

export { action, loader } from './swipe-game.server';

export const handle = definePage<SwipeData>({
  messages: ['swipe', 'people'],
  title: ({ intl }) => intl.formatMessage(texts.page_title),
  place: 'swipe',
  ownAction: true,
});

const home = urls.path('swipe-game');
const form = { action: home, personName: swipeFields.profile, answerName: swipeFields.answer };

function aside(intl: IntlShape, { likedToday }: SwipeState, playing: boolean): SwipeScreenProps['aside'] {
  const word = (text: MessageDescriptor) => intl.formatMessage(text);
  return {
    today: playing ? { title: word(texts.today), people: likedPeople(intl, likedToday) } : undefined,
    keys: playing
      ? {
          label: word(texts.keys),
          rows: [
            { key: '←', keyName: word(texts.key_left), label: word(texts.skip) },
            { key: '→', keyName: word(texts.key_right), label: word(texts.like) },
            { key: '↑', keyName: word(texts.key_up), label: word(texts.open) },
          ],
        }
      : undefined,
  };
}

const announcements = {
  liked: texts.announced_liked,
  skipped: texts.announced_skipped,
  back: texts.returned,
} as const;

/** Returns the announcement of what just happened and who is shown now; nothing before the first swipe. */
function messageOf(intl: IntlShape, news: SwipeNews | undefined, game: SwipeState, hearts: string): string {
  if (!news) return '';
  const [top] = game.deck;
  const happened = intl.formatMessage(announcements[news.kind], { name: news.name });
  return top ? `${happened} ${hearts}. ${nextWords(intl, top)}` : `${happened} ${hearts}.`;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function clockOf(intl: IntlShape, left: number) {
  const [hours, minutes, seconds] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60];
  return {
    value: [hours, minutes, seconds].map(twoDigits).join(':'),
    label: intl.formatMessage(texts.ended_left, { hours, minutes }),
    caption: intl.formatMessage(texts.ended_clock),
  };
}

/** The swipe game. */
export default function SwipeGamePage() {
  const data = useLoaderData<typeof loader>() as SwipeData | false;
  return data ? <Game data={data} /> : null;
}

function Game({ data }: { readonly data: SwipeData }) {
  const intl = useIntl();
  const { answer, error } = useForm<typeof action>();
  const { game, news, swipe, takeBack, loading } = useSwipeGame(data);
  const timeZone = useTimeZone(data.timeZone);
  const left = likesLeftIn(game);
  const ended = left === 0;
  const seconds = useCountdown(data.secondsLeft, ended);
  const [top, next] = game.deck;
  const count = data.likesPerDay;
  const time = intl.formatTime(data.renewsAt, { timeZone });
  const hearts = intl.formatMessage(texts.left, { left, count });
  const done = game.swiped.size === 0 ? answer?.done : undefined;
  const swiped = game.last?.profile.card.id ?? (done && done !== 'taken_back' && answer?.values.profile);
  const undo: TakeBackControl | undefined = swiped
    ? {
        label: intl.formatMessage(texts.take_back),
        action: home,
        fields: { [swipeFields.profile]: swiped, [swipeFields.answer]: takeBackWord },
        onSubmit: (event) => {
          if (takeBack()) event.preventDefault();
        },
      }
    : undefined;

  function body() {
    if (ended) {
      return (
        <SwipeEnded
          label={intl.formatMessage(texts.today)}
          people={likedPeople(intl, game.likedToday)}
          title={intl.formatMessage(texts.ended_title, { count })}
          text={intl.formatMessage(texts.ended_text, { time })}
          clock={seconds > 0 ? clockOf(intl, seconds) : undefined}
          goOn={seconds > 0 ? undefined : { href: home, label: intl.formatMessage(texts.go_on) }}
          discover={{ href: urls.path('members'), label: intl.formatMessage(texts.discover) }}
          takeBack={undo}
        />
      );
    }
    if (top) {
      return (
        <SwipeGame
          people={[swipePerson(intl, top, game.back), ...(next ? [swipePerson(intl, next, game.back)] : [])]}
          stamps={{ like: intl.formatMessage(texts.like), skip: intl.formatMessage(texts.skip) }}
          label={intl.formatMessage(texts.answers)}
          form={form}
          takeBack={undo}
          onAnswer={(_id, given) => swipe(given === 'like')}
        />
      );
    }
    if (loading || game.sent.length > 0) return <SwipeSkeleton label={intl.formatMessage(texts.loading)} />;
    return (
      <EmptyState
        icon={<Layers />}
        title={intl.formatMessage(texts.empty)}
        action={<ButtonLink href={urls.path('members')}>{intl.formatMessage(texts.widen)}</ButtonLink>}
      >
        {intl.formatMessage(texts.empty_text)}
      </EmptyState>
    );
  }

  const note = error ? (
    <Alert tone="danger" title={error} role="alert" />
  ) : (
    done === 'match' && <Alert tone="success" title={intl.formatMessage(texts.match_note)} />
  );
  return (
    <SwipeScreen
      title={intl.formatMessage(texts.title)}
      text={intl.formatMessage(texts.text, { count, time })}
      hearts={{ left, of: count, label: hearts }}
      message={messageOf(intl, news, game, hearts)}
      note={note}
      aside={aside(intl, game, !ended && top !== undefined)}
    >
      {body()}
    </SwipeScreen>
  );
}
