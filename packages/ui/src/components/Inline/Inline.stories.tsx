import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { Button } from '../Button/Button';
import { Inline } from './Inline';
import type { InlineProps } from './Inline';

const meta: Meta = { title: 'Components/Inline', component: Inline };
export default meta;

const children = (t: StoryTexts) => (
  <>
    <Button>{t('actions.save', 'Save')}</Button>
    <Button look="outlined">{t('actions.edit', 'Edit')}</Button>
    <Button look="text">{t('actions.cancel', 'Cancel')}</Button>
  </>
);

export const Wrapping = storyOf<InlineProps>(Inline, (t) => ({ children: children(t) }));

export const Between = storyOf<InlineProps>(Inline, (t) => ({ justify: 'between', children: children(t) }));

export const InOneRow = storyOf<InlineProps>(Inline, (t) => ({ wrap: false, gap: 4, children: children(t) }));
