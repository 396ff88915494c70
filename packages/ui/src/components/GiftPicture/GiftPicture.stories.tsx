import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, GridItem } from '../Grid/Grid';
import { giftGrounds } from './gift-grounds';
import { GiftPicture, giftGround } from './GiftPicture';

const meta: Meta = { title: 'Components/GiftPicture', component: GiftPicture };
export default meta;

/** The whole set, and a wrapped one. */
export const All: StoryObj = {
  render: () => (
    <Grid>
      {[...giftGrounds.keys(), null].map((gift) => (
        <GridItem key={gift} span={{ phone: 3 }}>
          <div className={giftGround(gift)}>
            <GiftPicture gift={gift} />
          </div>
        </GridItem>
      ))}
    </Grid>
  ),
};
