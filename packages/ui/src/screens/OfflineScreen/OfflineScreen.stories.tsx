import type { Meta, StoryObj } from '@storybook/react-vite';
import { people } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { offlineCss } from './offline-css';
import { OfflineMessage, OfflineRow, OfflineScreen, OfflineThread } from './OfflineScreen';
import type { OfflineScreenProps } from './OfflineScreen';

const meta: Meta = { title: 'Screens/Offline', component: OfflineScreen };
export default meta;

const css = offlineCss();

function wordOf(t: StoryTexts): OfflineScreenProps['word'] {
  const parts: string[] = [];
  const words = t.rich('offline.word', 'N<hole>o</hole> signal', {
    hole: (letter) => {
      parts.push(String(letter));
      return '\n';
    },
  });
  const [before = '', after = ''] = [words].flat().join('').split('\n');
  return { before, hole: parts[0] ?? '', after };
}

const copied = (t: StoryTexts) => t('offline.copied', 'As of {time}', { time: '21:14' });

const rows = (t: StoryTexts) =>
  people.map(({ id, name }, index) => (
    <OfflineRow
      key={id}
      href="#conversation"
      name={name}
      time="21:12"
      fictional={index === 2 ? { icon: null, label: t('chat.fictional', 'Fictional profile') } : undefined}
      waits={index === 1 ? t('chat.waits', 'Waiting:') : undefined}
      preview={t('profile_landing.answer_bold', 'Say that again over a drink with me.')}
    />
  ));

const story = (
  change: (t: StoryTexts) => Partial<OfflineScreenProps>,
  globals: StoryObj['globals'] = {},
): StoryObj => ({
  globals: { viewport: { value: 'phone' }, ...globals },
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <>
        <style>{css}</style>
        <OfflineScreen
          logo={{ name: 'Fiero' }}
          word={wordOf(t)}
          lead={t('offline.lead', 'Your latest conversations are right here.')}
          text={t(
            'offline.text',
            'As soon as you’re back online, this page reloads automatically and your waiting messages are sent.',
          )}
          retry={t('actions.retry', 'Try again')}
          {...change(t)}
          {...args}
        />
      </>
    );
  },
});

export const Conversations = story((t) => ({ copied: copied(t), rows: rows(t) }));

export const InCobalt = story((t) => ({ copied: copied(t), rows: rows(t) }), {
  theme: 'cobalt',
  locale: 'de',
});

export const InVelvet = story((t) => ({ copied: copied(t), rows: rows(t) }), {
  theme: 'velvet',
  locale: 'fi',
});

export const NothingKept = story(() => ({}));

export const Conversation = story((t) => {
  const [{ name }] = people;
  const waiting = t('chat.waits_for_signal', 'Will be sent as soon as you’re back online');
  return {
    showsThread: true,
    thread: (
      <OfflineThread
        back={{ href: '#conversations', label: t('chat.back', 'All conversations') }}
        name={name}
        status={`${t('chat.offline', 'You’re offline')} · ${copied(t)}`}
      >
        <OfflineMessage
          side="theirs"
          author={name}
          text={t('profile_landing.opener', 'That look says you know a good wine bar. Care to share?')}
          time="21:12"
          waiting={waiting}
        />
        <OfflineMessage
          side="own"
          author={t('chat.you', 'You')}
          text={t('profile_landing.answer_bold', 'Say that again over a drink with me.')}
          time="21:13"
          waiting={waiting}
        />
        <OfflineMessage
          side="own"
          author={t('chat.you', 'You')}
          text={t('profile_landing.answer_bold', 'Say that again over a drink with me.')}
          time="21:14"
          waiting={waiting}
          waits
        />
      </OfflineThread>
    ),
  };
});
