import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { QuietHours } from './QuietHours';

const meta: Meta = { title: 'Screens/Notifications/Quiet hours', component: QuietHours };
export default meta;

function Night({ selected }: { selected: boolean }) {
  const [times, setTimes] = useState({ from: '22:30', until: '08:00', zone: 'Europe/Amsterdam' });
  return (
    <div style={{ maxWidth: 388 }}>
      <QuietHours
        title="Quiet hours"
        selected={selected}
        switchLabel="Quiet hours"
        times={times}
        labels={{ from: 'Quiet from', until: 'Until', zone: 'Time zone' }}
        names={{ switch: 'quiet', from: 'quiet_from', until: 'quiet_until', zone: 'time_zone' }}
        zones={[
          { value: 'Europe/Amsterdam', label: 'Amsterdam' },
          { value: 'Europe/Helsinki', label: 'Helsinki' },
        ]}
        lengthText={(minutes) => `${minutes / 60} h`}
        text="Messages arrive as ever; only the sound and the notification wait until morning."
        form={{ action: '/notifications' }}
        submit="Save"
        onChange={setTimes}
      />
    </div>
  );
}

export const On: StoryObj = {
  render: () => <Night selected />,
  play: async ({ canvas }) => {
    const dusk = canvas.getByRole('slider', { name: 'Quiet from' });
    dusk.focus();
    await userEvent.keyboard('{ArrowRight}{PageUp}');
    await expect(dusk).toHaveAttribute('aria-valuetext', '23:45');
    await expect(canvas.getByText('8.25 h')).toBeVisible();
  },
};

export const Off: StoryObj = { render: () => <Night selected={false} /> };
