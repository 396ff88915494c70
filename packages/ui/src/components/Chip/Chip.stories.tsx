import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, RotateCcw } from 'lucide-react';
import { expect } from 'storybook/test';
import { storyOf } from '../../samples/story-of';
import { Badge } from '../Badge/Badge';
import { Chip, ChipButton, ChipGroup, ChipInput, ChipLink } from './Chip';

const meta: Meta = { title: 'Components/Chip', component: Chip };
export default meta;

export const Plain = storyOf(Chip, (t) => ({ children: t('interests.hiking', 'Hiking') }));

export const Selected = storyOf(Chip, (t) => ({
  selected: true,
  icon: <Check />,
  children: t('interests.hiking', 'Hiking'),
}));

export const Row = storyOf(ChipGroup, (t) => ({
  children: (
    <>
      <ChipLink href="#all" selected>
        {t('chat.all', 'All')}
      </ChipLink>
      <ChipLink
        href="#unread"
        badge={
          <Badge
            count={12}
            label={t('navigation.unread_messages', '{count} unread messages', { count: 12 })}
          />
        }
      >
        {t('chat.unread', 'Unread')}
      </ChipLink>
      <ChipButton icon={<RotateCcw />} look="bare">
        {t('members.reset', 'Reset')}
      </ChipButton>
      <ChipInput type="checkbox" name="wine" defaultChecked>
        {t('interests.wine', 'Wine')}
      </ChipInput>
      <ChipInput type="checkbox" name="tea" disabled>
        {t('interests.tea', 'Tea')}
      </ChipInput>
    </>
  ),
}));

/** Choosing causes no layout shift. */
export const Choosing: StoryObj = {
  ...Row,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = () =>
      [...canvasElement.querySelectorAll('label')].map((chip) => {
        const { left, top, width, height } = chip.getBoundingClientRect();
        return [left, top, width, height];
      });
    const before = boxes();
    await userEvent.click(canvas.getAllByRole('checkbox')[0] as HTMLElement);
    await expect(boxes()).toEqual(before);
  },
};
