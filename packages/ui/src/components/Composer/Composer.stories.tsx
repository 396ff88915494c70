import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gift, ImagePlus } from 'lucide-react';
import { storyOf } from '../../samples/story-of';
import { sampleBalance, sampleComposer } from '../../screens/ChatScreen/sample-chat';
import type { StoryTexts } from '../../screens/story-texts';
import { Alert } from '../Alert/Alert';
import { IconButton } from '../IconButton/IconButton';
import { Composer } from './Composer';
import type { ComposerProps } from './Composer';

const meta: Meta = { title: 'Components/Composer', component: Composer };
export default meta;

const composer = (change: (t: StoryTexts) => Partial<ComposerProps>): StoryObj =>
  storyOf<ComposerProps>(Composer, (t) => ({ ...sampleComposer(t), ...change(t) }));

const free = (t: StoryTexts) => ({
  price: t('chat.free_left', '{count} free messages left', { count: 2 }),
  balance: t('chat.afterwards', 'then {count} credits', { count: 1 }),
  sendPrice: undefined,
});

const line = (t: StoryTexts) => t('lander.line_own', 'I make a dangerous carbonara. You bring the wine.');

export const Ready = composer((t) => ({
  actions: (
    <>
      <IconButton look="soft" label={t('chat.photo_preview', 'Photo')} icon={<ImagePlus />} />
      <IconButton look="soft" label={t('chat.gift_preview', 'Gift')} icon={<Gift />} />
    </>
  ),
}));

export const Free = composer(free);

export const SixLines = composer((t) => ({
  defaultValue: Array.from({ length: 7 }, () => line(t)).join('\n'),
}));

export const FreeWithoutPrice = composer((t) => ({ ...free(t), actions: undefined }));

export const Busy = composer((t) => ({ defaultValue: line(t), busy: t('chat.sending', 'Sending') }));

export const NoCredits = composer((t) => ({
  balance: sampleBalance(t, 0),
  balanceTone: 'danger' as const,
  topUp: { href: '#credits', label: t('chat.top_up', 'Get credits') },
  notice: <Alert tone="danger" title={t('errors.insufficient_credits', 'You don’t have enough credits')} />,
}));
