import type { Meta } from '@storybook/react-vite';
import { storyOf } from '../../samples/story-of';
import { LocateButton } from './LocateButton';

const meta: Meta = { title: 'Components/LocateButton', component: LocateButton };
export default meta;

const onPress = () => undefined;

export const Ready = storyOf(LocateButton, (t) => ({
  label: t('places.locate', 'Use my location'),
  onPress,
}));

export const Looking = storyOf(LocateButton, (t) => ({
  label: t('places.locate', 'Use my location'),
  busy: t('places.locating', 'Finding your location'),
  onPress,
}));

export const Denied = storyOf(LocateButton, (t) => ({
  label: t('places.locate', 'Use my location'),
  error: t(
    'places.denied',
    'Your browser is blocking your location. Allow it for this site, or choose a location yourself.',
  ),
  onPress,
}));
