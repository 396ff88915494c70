import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { longPerson } from '../../screens/sample/sample-people';
import { SelectField } from '../SelectField/SelectField';
import { FilterChip } from './FilterChip';

const meta: Meta = { title: 'Components/FilterChip', component: FilterChip };
export default meta;

const region = (t: StoryTexts) => t('members.region', 'Region');

export const Default = storyOf(FilterChip, (t) => ({
  label: region(t),
  value: t('members.all_regions', 'All regions'),
  children: <SelectField label={region(t)} options={[{ value: 'mv', label: longPerson.region }]} />,
}));

export const Selected = storyOf(FilterChip, (t) => ({
  label: t('members.age', 'Age'),
  value: t('members.age_range', 'Ages {from}–{to}', { from: 30, to: 45 }),
  selected: true,
  children: <SelectField label={t('members.age_from', 'From')} options={[{ value: '30', label: '30' }]} />,
}));
