import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { Switch } from './Switch';

const meta: Meta = { title: 'Components/Switch', component: Switch };
export default meta;

const push = (t: StoryTexts) => ({
  name: 'push',
  label: t('notices.push_action', 'Turn on'),
});

export const On = storyOf(Switch, (t) => ({ ...push(t), selected: true }));

export const Off = storyOf(Switch, (t) => ({ ...push(t), selected: false }));

export const DisabledOn = storyOf(Switch, (t) => ({ ...push(t), selected: true, disabled: true }));

export const DisabledOff = storyOf(Switch, (t) => ({ ...push(t), selected: false, disabled: true }));
