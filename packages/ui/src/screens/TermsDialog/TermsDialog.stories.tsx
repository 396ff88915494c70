import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Link } from '../../components/Link/Link';
import { AppFrame } from '../AppFrame/AppFrame';
import { consentCss } from '../ConsentNotice/consent-css';
import { themeConsentTones } from '../ConsentNotice/consent-tones';
import { MembersSkeleton } from '../MembersScreen/MembersSkeleton';
import { sampleFrame } from '../sample/sample-frame';
import { textsOf } from '../story-texts';
import type { StoryTexts } from '../story-texts';
import { TermsDialog } from './TermsDialog';
import type { TermsDialogProps } from './TermsDialog';
import { TermsNotice } from './TermsNotice';

const meta: Meta = { title: 'Screens/Terms', component: TermsDialog };
export default meta;

function question(t: StoryTexts): TermsDialogProps {
  return {
    isOpen: true,
    title: t('terms.title', 'We’ve updated our terms'),
    text: t(
      'terms.text',
      'We’ve updated our terms and our privacy policy. Please read and accept the new terms to carry on. The privacy policy explains how we handle your data. Version: {date}',
      { date: '1 May 2027' },
    ),
    documents: [
      { href: '/pages/terms', label: t('footer.terms', 'Terms') },
      { href: '/pages/privacy', label: t('footer.privacy', 'Privacy') },
    ],
    newTab: t('terms.new_tab', '(opens in a new tab)'),
    decline: <Link href="/settings">{t('navigation.settings', 'Settings')}</Link>,
    accept: t('terms.accept', 'I accept the terms'),
    logout: { form: { action: '/logout' }, label: t('navigation.logout', 'Log out') },
    onAccept: () => undefined,
  };
}

const story = (change: (props: TermsDialogProps, t: StoryTexts) => TermsDialogProps): StoryObj => ({
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <AppFrame {...sampleFrame(t, { place: 'members', credits: 8 })}>
        <MembersSkeleton label={t('actions.loading', 'One moment…')} />
        <TermsDialog {...change(question(t), t)} {...args} />
      </AppFrame>
    );
  },
});

export const Asked = story((props) => props);
export const Busy = story((props, t) => ({ ...props, busy: t('terms.accepting', 'Saving') }));
export const Failed = story((props, t) => ({
  ...props,
  error: t('errors.unavailable', 'We’re catching our breath. Please try again in a moment.'),
}));

export const WithoutScript: StoryObj = {
  render: (_args, { loaded }) => {
    const t = textsOf(loaded);
    const { title, text, documents, accept } = question(t);
    return (
      <>
        <style>{consentCss(themeConsentTones, 'top')}</style>
        <TermsNotice
          {...{ title, text, documents, accept }}
          decline={<a href="/settings">{t('navigation.settings', 'Settings')}</a>}
          form={{ action: '#', fields: { to: '/members' } }}
          logout={{ action: '#', label: t('navigation.logout', 'Log out') }}
        />
        <AppFrame {...sampleFrame(t, { place: 'members', credits: 8 })}>
          <MembersSkeleton label={t('actions.loading', 'One moment…')} />
        </AppFrame>
      </>
    );
  },
};

export const StaysUntilAnswered: StoryObj<{ onAccept: () => void }> = {
  args: { onAccept: fn() },
  render: ({ onAccept }, { loaded }) => <TermsDialog {...question(textsOf(loaded))} onAccept={onAccept} />,
  play: async ({ args, loaded }) => {
    const accept = textsOf(loaded)('terms.accept', 'I accept the terms');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: accept }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
};
