import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import type { StoryTexts } from '../../screens/story-texts';
import { DateOfBirthField } from './DateOfBirthField';
import type { DateOfBirthFieldProps } from './DateOfBirthField';

const meta: Meta = { title: 'Components/DateOfBirthField', component: DateOfBirthField };
export default meta;

const options = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => {
    const value = String(first + index);
    return { value, label: value };
  });

const dayFirst = (t: StoryTexts): DateOfBirthFieldProps => ({
  label: t('profile.date_of_birth.label', 'Date of birth'),
  order: ['day', 'month', 'year'],
  day: { name: 'day', label: t('signup.day', 'Day'), options: options(1, 31) },
  month: { name: 'month', label: t('signup.month', 'Month'), options: options(1, 12) },
  year: { name: 'year', label: t('signup.year', 'Year'), options: options(1940, 2000) },
});

const field = (change: (t: StoryTexts) => Partial<DateOfBirthFieldProps>): StoryObj =>
  storyOf<DateOfBirthFieldProps>(DateOfBirthField, (t) => ({ ...dayFirst(t), ...change(t) }));

export const DayFirst = field(() => ({}));

export const YearFirst = field(() => ({ order: ['year', 'month', 'day'] }));

export const Wrong = field((t) => ({
  error: t('errors.field.underage', 'You must be {min_age} or older', { min_age: 18 }),
}));
