import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '../../components/Container/Container';
import { textsOf } from '../story-texts';
import { ConsentChoice } from './ConsentChoice';

const meta: Meta = { title: 'Screens/Consent choice', component: ConsentChoice };
export default meta;

export const ChangedLater: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <Container>
        <ConsentChoice
          now={t('consent.now_refused', 'Your choice: no. Third-party scripts are not loaded.')}
          form={{ action: '#', name: 'answer', fields: { to: '/pages/cookies' } }}
          refuse={{ label: t('consent.refuse', 'No, thanks'), value: 'no' }}
          accept={{ label: t('consent.accept', 'Yes, allow'), value: 'yes' }}
          {...args}
        />
      </Container>
    );
  },
};
