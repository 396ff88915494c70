import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { people, samplePhoto } from '../sample/sample-people';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { EmptyConversation } from './EmptyConversation';
import { Icebreaker } from './Icebreaker';
import { SharedInterests } from './SharedInterests';

const meta: Meta = { title: 'Screens/Icebreaker', component: Icebreaker };
export default meta;

const [{ name, src }] = people;

export const Open: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <Icebreaker
        isOpen
        title={t('icebreaker.title', 'How will you start?')}
        hint={t('icebreaker.hint', 'Tap a line to put it in your message. You decide when to send it.')}
        close={t('actions.close', 'Close')}
        onClose={() => undefined}
        lines={[
          t('icebreaker.line_1', 'What can you never walk past at a market?'),
          t('icebreaker.line_2', 'What gets you out of bed early without an alarm?'),
          t('icebreaker.line_3', 'Two truths and a lie. I’ll start.'),
          t('icebreaker.line_4', 'When did you last do something for the first time?'),
          t('icebreaker.line_5', 'Which song do you only sing in the car?'),
        ]}
        onChoose={() => undefined}
      />
    );
  },
};

const beforeTheFirstMessage = (shared: (t: StoryTexts) => ReactNode): StoryObj => ({
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <EmptyConversation
        photo={samplePhoto(src)}
        title={t('chat.start_title', 'The first move is yours')}
        text={t('chat.start_text', 'Ask {name} something a one-word answer won’t cover.', { name })}
        shared={shared(t)}
        open={{ label: t('icebreaker.open', 'See five icebreakers'), onPress: () => undefined }}
      />
    );
  },
});

export const BeforeTheFirstMessage = beforeTheFirstMessage(() => undefined);
export const InCommon = beforeTheFirstMessage((t) => (
  <SharedInterests
    label={t('chat.shared', 'You already have this in common')}
    interests={[
      { id: 'coffee', label: t('interests.coffee', 'Coffee') },
      { id: 'hiking', label: t('interests.hiking', 'Hiking') },
      { id: 'cooking', label: t('interests.cooking', 'Cooking') },
    ]}
  />
));
