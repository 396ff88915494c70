import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { samplePortrait } from '../../samples/portrait';
import { people } from '../../screens/sample/sample-people';
import { ProfileCard } from '../ProfileCard/ProfileCard';
import { CardGrid } from './CardGrid';
import type { CardGridProps } from './CardGrid';

const meta: Meta = { title: 'Components/CardGrid', component: CardGrid };
export default meta;

const grid = (layout: Omit<CardGridProps, 'children'>) =>
  storyOf(CardGrid, () => ({
    ...layout,
    children: people
      .slice(0, 5)
      .map(({ id, name, age, city }, index) => (
        <ProfileCard
          key={id}
          href={`#${id}`}
          name={name}
          age={String(age)}
          city={city}
          photo={samplePortrait(index)}
          hero={layout.lead === true && index === 0}
        />
      )),
  }));

export const Members = grid({});

export const LeadOnAPhone = grid({ lead: true });

export const NoneAlone = grid({ whole: true });

export const Similar = grid({ columns: 'similar' });
