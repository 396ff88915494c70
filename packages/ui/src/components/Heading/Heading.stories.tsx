import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { longPerson } from '../../screens/sample/sample-people';
import { Heading } from './Heading';

const meta: Meta = { title: 'Components/Heading', component: Heading };
export default meta;

export const Title = storyOf(Heading, (t) => ({
  level: 1 as const,
  children: t('members.title_region', 'Members: {region}', { region: longPerson.region }),
}));

export const Section = storyOf(Heading, (t) => ({
  level: 2 as const,
  children: t('members.similar', 'Also worth a look'),
}));

export const Sub = storyOf(Heading, (t) => ({
  level: 3 as const,
  children: t('profile.description.label', 'About me'),
}));

export const ProfileName = storyOf(Heading, (t) => ({
  level: 1 as const,
  type: 'profileName' as const,
  children: t('chat.person', '{name}, {age}', longPerson),
}));
