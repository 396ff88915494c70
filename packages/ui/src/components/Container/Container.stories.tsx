import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Card } from '../Card/Card';
import { Text } from '../Text/Text';
import { Container } from './Container';

const meta: Meta = { title: 'Components/Container', component: Container };
export default meta;

export const Page = storyOf(Container, (t) => ({
  children: (
    <Card>
      <Text>{t('members.join', 'Seen someone you like?')}</Text>
    </Card>
  ),
}));
