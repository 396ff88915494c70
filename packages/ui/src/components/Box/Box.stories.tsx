import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Box } from './Box';
import type { BoxProps } from './Box';

const meta: Meta = { title: 'Components/Box', component: Box };
export default meta;

const box = (padding: Pick<BoxProps, 'padding' | 'paddingX' | 'paddingY'>) =>
  storyOf(Box, (t) => ({
    ...padding,
    children: (
      <Card>
        <Text>{t('members.join', 'Seen someone you like?')}</Text>
      </Card>
    ),
  }));

export const PaddedAllRound = box({ padding: 24 });

export const MoreAtTheSides = box({ paddingX: 48, paddingY: 12 });
