import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../../components/Box/Box';
import { Container } from '../../components/Container/Container';
import { Heading } from '../../components/Heading/Heading';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { VisitorFrame } from './VisitorFrame';

const meta: Meta = { title: 'Screens/Visitor frame', component: VisitorFrame };
export default meta;

export const Bar: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)} {...args}>
        <Box as={Container} paddingY={32}>
          <Heading level={1}>{t('footer.privacy', 'Privacy')}</Heading>
        </Box>
      </VisitorFrame>
    );
  },
};
