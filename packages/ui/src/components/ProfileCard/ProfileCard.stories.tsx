import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePortrait } from '../../samples/portrait';
import { CardGrid } from '../CardGrid/CardGrid';
import { SkeletonCard } from '../Skeleton/Skeleton';
import { ProfileCard } from './ProfileCard';

const meta = {
  title: 'Components/ProfileCard',
  component: ProfileCard,
} satisfies Meta<typeof ProfileCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const like = { liked: false, label: 'Mara gefällt mir', action: '#like', name: 'like', value: 'p1' };

export const Plain: Story = {
  args: {
    href: '#mara',
    name: 'Mara',
    age: '34',
    city: 'Köln',
    region: 'Nordrhein-Westfalen',
    photo: samplePortrait(0),
    photoCount: { count: '6', label: '6 Fotos' },
    like,
  },
};

export const Liked: Story = {
  args: { ...Plain.args, like: { ...like, liked: true, label: 'Like für Mara zurücknehmen' } },
};

export const Online: Story = { args: { ...Plain.args, tag: { kind: 'online', label: 'Online' } } };

export const NewHere: Story = { args: { ...Plain.args, tag: { kind: 'new', label: 'Neu dabei' } } };

export const Fictional: Story = { args: { ...Plain.args, tag: { kind: 'fictional', label: 'Fiktiv' } } };

export const Locked: Story = { args: { ...Plain.args, locked: 'Mit Premium scharf sehen' } };

export const WithoutPhoto: Story = { args: { ...Plain.args, photo: undefined, photoCount: undefined } };

export const LongWords: Story = {
  args: {
    ...Plain.args,
    name: 'Annelies-Charlotte',
    age: '44',
    city: 'Frankfurt am Main',
    region: 'Mecklenburg-Vorpommern',
  },
};

export const Narrow: Story = {
  args: { ...Plain.args, tag: { kind: 'online', label: 'Online' } },
  decorators: [(Story) => <div style={{ maxWidth: 175 }}>{Story()}</div>],
};

export const List: Story = {
  args: Plain.args,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <CardGrid lead>
      {Array.from({ length: 8 }, (_, index) => (
        <ProfileCard key={index} {...args} hero={index === 0} photo={samplePortrait(index)} />
      ))}
    </CardGrid>
  ),
};

export const Loading: Story = {
  args: Plain.args,
  render: () => (
    <CardGrid>
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
      <SkeletonCard />
    </CardGrid>
  ),
};
