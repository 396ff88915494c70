import type { Meta } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { storyOf } from '../../samples/story-of';
import { onlineWord, people } from '../../screens/sample/sample-people';
import { Avatar } from './Avatar';

const meta: Meta = { title: 'Components/Avatar', component: Avatar };
export default meta;

const person = { src: samplePortrait(0).src, alt: people[0].name };

export const WithPhoto = storyOf(Avatar, () => person);

export const Online = storyOf(Avatar, () => ({ ...person, online: onlineWord }));

export const WithoutPhoto = storyOf(Avatar, () => ({ alt: people[0].name }));
