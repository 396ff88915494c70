import type { Meta, StoryObj } from '@storybook/react-vite';
import { posterCasts } from '../poster/poster-casts';
import { sampleVisitorFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { VisitorFrame } from '../VisitorFrame/VisitorFrame';
import { ComplaintScreen } from './ComplaintScreen';

const meta: Meta = { title: 'Screens/Complaint', component: ComplaintScreen };
export default meta;

const story = (wrong?: (t: StoryTexts) => string): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <VisitorFrame {...sampleVisitorFrame(t)}>
        <ComplaintScreen
          title={t('complaints.title', 'Has something gone wrong?')}
          text={t('complaints.text', 'Tell us what happened. A person reads every complaint.')}
          art={{ kind: 'drawn', figure: posterCasts.mixed[4] }}
          form={{ action: '/complaints' }}
          reason={{
            name: 'reason',
            label: t('complaints.reason', 'What is it about?'),
            options: [{ value: 'payment', label: t('complaints.reason_payment', 'A payment or credits') }],
          }}
          complaint={{ name: 'text', rows: 7, label: t('complaints.complaint', 'What happened?') }}
          email={{ name: 'email', label: t('complaints.email', 'Your email address'), error: wrong?.(t) }}
          trap={{ name: 'website', label: t('lander.trap', 'Leave this empty') }}
          fine={t.rich(
            'complaints.fine',
            'You’ll get a reference number, and we’ll reply by email. You can also write to {email} or see <service>other ways to reach us</service>.',
            {
              email: 'help@site.example',
              service: (words) => (
                <a key="service" href="/pages/service">
                  {words}
                </a>
              ),
            },
          )}
          submit={t('complaints.submit', 'Send complaint')}
          {...args}
        />
      </VisitorFrame>
    );
  },
});

export const Empty = story();
export const WrongAddress = story((t) => t('errors.field.email_invalid', 'Invalid email'));
