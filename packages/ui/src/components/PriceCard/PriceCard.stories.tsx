import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { sampleCredits } from '../../screens/CreditsScreen/sample-credits';
import { PriceCard, PriceCardGroup } from './PriceCard';

const meta: Meta = { title: 'Components/PriceCard', component: PriceCard };
export default meta;

export const Packages = storyOf(PriceCardGroup, (t) => {
  const { label, items, name, selectLabel, selectedLabel } = sampleCredits(t).packages;
  return {
    label,
    children: items.map(({ id, selected, ...texts }) => (
      <PriceCard
        key={id}
        {...texts}
        {...{ name, selectLabel, selectedLabel }}
        value={id}
        defaultChecked={selected}
      />
    )),
  };
});
