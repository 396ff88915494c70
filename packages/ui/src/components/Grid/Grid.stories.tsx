import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { people } from '../../screens/sample/sample-people';
import { Card } from '../Card/Card';
import { Grid, GridItem } from './Grid';

const meta: Meta = { title: 'Components/Grid', component: Grid };
export default meta;

export const Cells = storyOf(Grid, () => ({
  children: people.slice(0, 3).map(({ id, name }) => (
    <GridItem key={id} span={{ phone: 6, tablet: 4, wide: 3 }}>
      <Card>{name}</Card>
    </GridItem>
  )),
}));
