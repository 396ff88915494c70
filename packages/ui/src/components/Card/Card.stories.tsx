import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { people } from '../../screens/sample/sample-people';
import { Box } from '../Box/Box';
import { Text } from '../Text/Text';
import { Card, Divider } from './Card';
import type { CardProps } from './Card';

const meta: Meta = { title: 'Components/Card', component: Card };
export default meta;

const words = (t: StoryTexts) =>
  t('lander.line_bold_dance', 'One dance. Then you decide if there’s a second.');

const card = (props: Omit<CardProps, 'children'>) =>
  storyOf<CardProps>(Card, (t) => ({ ...props, children: <Text>{words(t)}</Text> }));

export const Plain = card({});

export const Raised = card({ tone: 'raised', padding: 'large' });

export const Secondary = card({ tone: 'secondary' });

export const Outlined = card({ look: 'outlined' });

export const Divided = storyOf<CardProps>(Card, () => ({
  as: 'ul',
  divided: true,
  children: people.slice(0, 3).map(({ id, name }) => (
    <Box key={id} as="li" paddingY={12}>
      {name}
    </Box>
  )),
}));

export const Sunken = storyOf<CardProps>(Card, (t) => ({
  tone: 'sunken',
  children: (
    <>
      <Text>{words(t)}</Text>
      <Divider />
      <Text>{words(t)}</Text>
    </>
  ),
}));
