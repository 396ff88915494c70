import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { people, placeOf } from '../../screens/sample/sample-people';
import { Text } from '../Text/Text';
import { Drawer } from './Drawer';

const meta: Meta = { title: 'Components/Drawer', component: Drawer };
export default meta;

const [person] = people;

export const Open = storyOf(Drawer, (t) => ({
  isOpen: true,
  title: t('chat.about', 'About {name}', { name: person.name }),
  close: t('actions.close', 'Close'),
  children: <Text>{placeOf(person)}</Text>,
}));
