import { memberSteps } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import { actionMessages } from '@heartwood/i18n';
import { CompleteSignupScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import type { MessageDescriptor } from 'react-intl';
import { urls } from '../../urls';
import type { loader } from './complete-signup.server';
import { completeMessages as completeTexts } from './complete-messages';
import { profileMessages as profileTexts } from './profile-messages';
import { stepAddress } from './signup-context';

/** A step that leaves something in the profile. */
type Task = Exclude<MemberStep, 'push'>;

function isTask(step: MemberStep): step is Task {
  return step !== 'push';
}

/** What is there of a profile, and the way to what is missing. */
export function ProfileOverview() {
  const intl = useIntl();
  const { values, photo, confirmed, figure } = useLoaderData<typeof loader>();
  const labels: Readonly<Record<Task, MessageDescriptor>> = {
    photo: completeTexts.overview_photo,
    about: profileTexts.about_title,
    looks: profileTexts.looks_title,
    wishes: profileTexts.wishes_title,
    complete: completeTexts.overview_confirm,
  };
  const isDone: Readonly<Record<Task, boolean>> = {
    photo: photo !== null,
    about: Boolean(values.gender && values.country),
    looks: Boolean(values.hair_colour || values.body_type),
    wishes: Boolean(values.interests?.length),
    complete: confirmed,
  };
  const tasks = memberSteps
    .filter(isTask)
    .map((id) => ({ id, label: intl.formatMessage(labels[id]), done: isDone[id] }));
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
          ? { href: stepAddress(next.id, {}), label: intl.formatMessage(actionMessages.continue) }
          : { href: urls.path('members'), label: intl.formatMessage(completeTexts.to_members) }
      }
      later={later}
    />
  );
}
