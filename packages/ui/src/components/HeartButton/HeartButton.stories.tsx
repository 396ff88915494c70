import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { people } from '../../screens/sample/sample-people';
import { HeartButton } from './HeartButton';

const meta: Meta = { title: 'Components/HeartButton', component: HeartButton };
export default meta;

const [{ id, name }] = people;

const form = { action: '#like', name: 'like', value: id };

export const Open = storyOf(HeartButton, (t) => ({
  ...form,
  liked: false,
  label: t('people.like_name', 'Like {name}', { name }),
}));

export const Given = storyOf(HeartButton, (t) => ({
  ...form,
  liked: true,
  label: t('people.unlike_name', 'Unlike {name}', { name }),
}));
