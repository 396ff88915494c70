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

interface Part {
  readonly label: string;
  readonly done: boolean;
}

/** What a profile has, with links to what it lacks. */
export function ProfileOverview() {
  const intl = useIntl();
  const { values, photo, confirmed, figure } = useLoaderData<typeof loader>();
  const part = (label: MessageDescriptor, done: unknown) => ({
    label: intl.formatMessage(label),
    done: Boolean(done),
  });
  const parts: Readonly<Record<MemberStep, Part | null>> = {
    photo: part(completeTexts.overview_photo, photo !== null),
    about: part(profileTexts.about_title, values.gender && values.country),
    looks: part(profileTexts.looks_title, values.hair_colour || values.body_type),
    wishes: part(profileTexts.wishes_title, values.interests?.length),
    push: null,
    complete: part(completeTexts.overview_confirm, confirmed),
  };
  const tasks = memberSteps.flatMap((id) => (parts[id] ? [{ id, ...parts[id] }] : []));
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
