import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { samplePortrait } from '../../samples/portrait';
import { ProfileCard } from '../ProfileCard/ProfileCard';
import { CardGrid } from './CardGrid';
import type { CardGridProps } from './CardGrid';

const meta: Meta = { title: 'Components/CardGrid', component: CardGrid };
export default meta;

const names = ['Mara', 'Jonas', 'Fenna', 'Joris', 'Nadia'];

const grid = (layout: Omit<CardGridProps, 'children'>) =>
  storyOf(CardGrid, () => ({
    ...layout,
    children: names.map((name, index) => (
      <ProfileCard
        key={name}
        href={`#${name}`}
        name={name}
        age={String(38 + index)}
        city="Utrecht"
        photo={samplePortrait(index)}
        hero={layout.lead === true && index === 0}
      />
    )),
  }));

export const Members = grid({});

export const LeadOnAPhone = grid({ lead: true });

export const NoneAlone = grid({ whole: true });

export const Similar = grid({ columns: 'similar' });
