import type { Meta } from '@storybook/react-vite';
import { ArrowLeft } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { brand } from '../../screens/sample/sample-frame';
import type { StoryTexts } from '../../screens/story-texts';
import { IconLink } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { CreditsLink } from '../TopNavigation/CreditsLink';
import { PhoneBar } from './PhoneBar';
import type { PhoneBarProps } from './PhoneBar';

const meta: Meta = { title: 'Components/PhoneBar', component: PhoneBar };
export default meta;

const bar = (props: (t: StoryTexts) => PhoneBarProps) => ({
  ...storyOf(PhoneBar, props),
  globals: { viewport: { value: 'phone' } },
});

export const Main = bar((t) => ({
  logo: <Logo {...brand} />,
  children: (
    <CreditsLink
      size="small"
      href="#credits"
      label={t('navigation.credits', 'Credits')}
      balance={8}
      balanceLabel={t('navigation.credit_balance', '{count} credits left', { count: 8 })}
    />
  ),
}));

export const Page = bar((t) => ({
  back: <IconLink href="#back" label={t('navigation.back', 'Back')} icon={<ArrowLeft />} />,
  title: t('navigation.payments', 'Payments and credits'),
}));
