import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Text } from './Text';
import type { TextProps } from './Text';

const meta: Meta = { title: 'Components/Text', component: Text };
export default meta;

const text = (props: Omit<TextProps, 'children'>) =>
  storyOf<TextProps>(Text, (t) => ({
    ...props,
    children: t(
      'members.join_text',
      'Sign up for free, send a few hearts and write your first messages. It takes a minute.',
    ),
  }));

export const Body = text({});

export const Lead = text({ type: 'lead' });

export const Small = text({ type: 'small', tone: 'muted' });

export const Fine = text({ type: 'meta', tone: 'muted' });

export const Truncated = text({ wrap: 'truncate' });
