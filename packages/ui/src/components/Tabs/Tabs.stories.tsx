import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { Tabs } from './Tabs';

const meta: Meta = { title: 'Components/Tabs', component: Tabs };
export default meta;

export const Three = storyOf(Tabs, (t) => ({
  label: t('likes.lists', 'Lists of likes'),
  items: [
    {
      id: 'received',
      label: t('likes.received', 'Received'),
      content: t('likes.received_empty', 'No hearts yet'),
    },
    {
      id: 'given',
      label: t('likes.given', 'Sent'),
      content: t('likes.given_empty', 'You haven’t sent any hearts yet'),
    },
    {
      id: 'matches',
      label: t('likes.matches', 'Matches'),
      content: t('likes.matches_empty', 'No matches yet'),
    },
  ],
}));
