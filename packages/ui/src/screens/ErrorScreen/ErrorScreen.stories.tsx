import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../story-texts';
import { ErrorScreen } from './ErrorScreen';

const meta: Meta = { title: 'Screens/Error', component: ErrorScreen };
export default meta;

export const NotFound: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <ErrorScreen
        kind="notFound"
        title={t('error_page.not_found', 'This page could not be found')}
        message={t('error_page.not_found', 'This page could not be found')}
        home={{ href: '/', label: t('error_page.back_home', 'Back to the home page') }}
        {...args}
      />
    );
  },
};

export const Failed: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <ErrorScreen
        kind="error"
        title={t('error_page.fallback', 'Error')}
        message={t('errors.internal_error', 'Something went wrong. Please try again later.')}
        home={{ href: '/', label: t('error_page.back_home', 'Back to the home page') }}
        retry={{ href: '/members', label: t('actions.retry', 'Try again') }}
        {...args}
      />
    );
  },
};

export const Offline: StoryObj = {
  render: (args, { loaded }) => {
    const t = textsOf(loaded);
    return (
      <ErrorScreen
        kind="offline"
        title={t('error_page.fallback', 'Error')}
        message={t('errors.unavailable', 'We’re catching our breath. Please try again in a moment.')}
        home={{ href: '/', label: t('error_page.back_home', 'Back to the home page') }}
        retry={{ href: '/members', label: t('actions.retry', 'Try again') }}
        {...args}
      />
    );
  },
};

export const LongWords: StoryObj = {
  render: () => (
    <ErrorScreen
      kind="error"
      title="Verbindungsschwierigkeiten"
      message="Der Zahlungsdienstleister antwortet gerade nicht. Deine Bestellung wurde nicht ausgeführt und nichts abgebucht."
      home={{ href: '/', label: 'Zurück zur Startseite' }}
      retry={{ href: '/members', label: 'Noch einmal versuchen' }}
    />
  ),
};
