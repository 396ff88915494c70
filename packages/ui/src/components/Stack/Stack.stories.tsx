import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { Button } from '../Button/Button';
import { Heading } from '../Heading/Heading';
import { Text } from '../Text/Text';
import { Stack } from './Stack';
import type { StackProps } from './Stack';

const meta: Meta = { title: 'Components/Stack', component: Stack };
export default meta;

const children = (t: StoryTexts) => (
  <>
    <Heading level={2}>{t('members.join', 'Seen someone you like?')}</Heading>
    <Text>
      {t(
        'members.join_text',
        'Sign up for free, send a few hearts and write your first messages. It takes a minute.',
      )}
    </Text>
    <Button>{t('members.join_action', 'Join free')}</Button>
  </>
);

export const Default = storyOf<StackProps>(Stack, (t) => ({ children: children(t) }));

export const Wide = storyOf<StackProps>(Stack, (t) => ({ gap: 32, children: children(t) }));

export const AtTheStart = storyOf<StackProps>(Stack, (t) => ({ align: 'start', children: children(t) }));

export const Centred = storyOf<StackProps>(Stack, (t) => ({ align: 'center', children: children(t) }));
