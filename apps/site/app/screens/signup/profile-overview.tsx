import { CompleteSignupScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { urls } from '../../urls';
import type { loader } from './complete-signup.server';
import { completeMessages as completeTexts } from './complete-messages';
import { profileMessages as profileTexts } from './profile-messages';
import { signupMessages as texts } from './messages';
import { stepAddress } from './signup-context';
import type { MemberStep } from './signup-steps';

interface Task {
  readonly id: MemberStep;
  readonly label: string;
  readonly done: boolean;
}

/** What is there of a profile, and the way to what is missing. */
export function ProfileOverview() {
  const intl = useIntl();
  const { values, hasPhoto, confirmed, figure } = useLoaderData<typeof loader>();
  const tasks: readonly Task[] = [
    { id: 'photo', label: intl.formatMessage(completeTexts.overview_photo), done: hasPhoto },
    {
      id: 'about',
      label: intl.formatMessage(profileTexts.about_title),
      done: Boolean(values.gender && values.country),
    },
    {
      id: 'looks',
      label: intl.formatMessage(profileTexts.looks_title),
      done: Boolean(values.hair_colour || values.body_type),
    },
    {
      id: 'wishes',
      label: intl.formatMessage(profileTexts.wishes_title),
      done: Boolean(values.interests?.length),
    },
    { id: 'complete', label: intl.formatMessage(completeTexts.overview_confirm), done: confirmed },
  ];
  const done = tasks.filter((task) => task.done).length;
  const next = tasks.find((task) => !task.done);
  const later = { href: urls.path('members'), label: intl.formatMessage(completeTexts.overview_later) };
  return (
    <CompleteSignupScreen
      title={intl.formatMessage(completeTexts.overview_title)}
      text={intl.formatMessage(completeTexts.overview_text)}
      art={{ kind: 'drawn', figure }}
      progress={{
        value: done / tasks.length,
        label: intl.formatMessage(completeTexts.overview_progress, { done, count: tasks.length }),
      }}
      tasks={tasks.map((task) => ({ ...task, href: stepAddress(task.id, {}) }))}
      action={
        next
          ? { href: stepAddress(next.id, {}), label: intl.formatMessage(texts.next) }
          : { href: urls.path('members'), label: intl.formatMessage(completeTexts.to_members) }
      }
      later={later}
    />
  );
}
