import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { Box } from '../../components/Box/Box';
import { Container } from '../../components/Container/Container';
import { Heading } from '../../components/Heading/Heading';
import { sampleFrame } from '../sample/sample-frame';
import type { SampleMember } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import { AppFrame } from './AppFrame';
import type { AppFrameProps } from './AppFrame';

const meta: Meta = { title: 'Screens/Frame', component: AppFrame };
export default meta;

const story = (
  member: SampleMember,
  change: (props: Omit<AppFrameProps, 'children'>) => Omit<AppFrameProps, 'children'> = (props) => props,
): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...change(sampleFrame(t, member))} {...args}>
        <Box as={Container} paddingY={32}>
          <Heading level={1}>{t('navigation.discover', 'Discover')}</Heading>
        </Box>
      </AppFrame>
    );
  },
});

export const FreeMemberWithBonus = story({ place: 'members', bonus: true });
export const FewCredits = story({ place: 'messages', credits: 8, unread: 128 });
export const NoCredits = story({ place: 'likes', credits: 0, unread: 4, likes: 0 });
export const ManyCredits = story({ place: 'swipe', credits: 120, unread: 0, likes: 0 });
export const InnerPage = story({
  credits: 8,
  phone: { kind: 'inner', back: { href: '/members', label: 'Back' }, title: 'Zahlungen und Guthaben' },
});

export const WithAlerts: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame
        {...sampleFrame(t, { place: 'members' })}
        alerts={
          <>
            <Alert
              title={t('chat.confirm_title', 'Confirm your email address')}
              action={
                <Button look="text" size="small">
                  {t('activation.resend', 'Send a new email')}
                </Button>
              }
            />
            <Alert
              tone="danger"
              title={t('errors.insufficient_credits', 'You do not have enough credits.')}
            />
          </>
        }
        {...args}
      >
        <Box as={Container} paddingY={32}>
          <Heading level={1}>{t('navigation.discover', 'Discover')}</Heading>
        </Box>
      </AppFrame>
    );
  },
};

export const WithUsNotice = story({ place: 'members', credits: 30 }, (props) => ({
  ...props,
  footer: props.footer && {
    ...props.footer,
    more: 'Notice for the United States: members are not screened for criminal records.',
  },
}));

export const AccountMenuOpen: StoryObj = {
  ...story({ place: 'members', credits: 8 }),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, loaded }) => {
    const t = textsOf(loaded);
    const menus = canvas.getAllByLabelText(t('navigation.account', 'My account'));
    const menu = menus.find((each) => each.checkVisibility());
    await userEvent.click(menu ?? canvas.getByLabelText(t('navigation.account', 'My account')));
    const [logout] = canvas.getAllByRole('button', { name: t('navigation.logout', 'Log out') });
    await waitFor(() => expect(logout).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(logout).not.toBeVisible());
    if (menu) await userEvent.click(menu);
    await waitFor(() => expect(logout).toBeVisible());
  },
};
