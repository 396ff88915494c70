import type { StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { textsOf } from '../screens/story-texts';
import type { StoryTexts } from '../screens/story-texts';

/** A component's story in the toolbar's locale; its controls override the given props. */
export function storyOf<Props extends object>(
  Component: ComponentType<Props>,
  props: (t: StoryTexts) => Props,
): StoryObj {
  return {
    render: (args, { loaded }) => <Component {...props(textsOf(loaded))} {...args} />,
  };
}
