import { memberSteps } from '@heartwood/domain';
import type { MemberStep } from '@heartwood/domain';
import { actionMessages } from '@heartwood/i18n';
import type { CompleteSignupScreenProps } from '@heartwood/ui';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { urls } from '../../urls';
import { completeMessages as completeTexts } from './complete-messages';
import type { loader } from './complete-signup.server';
import { profileMessages as profileTexts } from './profile-messages';
import { signupArt } from './signup-art';
import { stepAddress } from './signup-context';

interface Part {
  readonly label: string;
  readonly done: boolean;
}

type Loaded = Pick<
  Awaited<ReturnType<typeof loader>>,
  'values' | 'photo' | 'confirmed' | 'figure' | 'context' | 'target'
>;

/** Returns the overview of what a profile has and lacks; its links keep what brought the member to signup. */
export function overviewProps(intl: IntlShape, loaded: Loaded): CompleteSignupScreenProps {
  const { values, photo, confirmed, context } = loaded;
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
  return {
    title: intl.formatMessage(completeTexts.overview_title),
    text: intl.formatMessage(completeTexts.overview_text),
    art: signupArt(intl, loaded),
    progress: {
      value: done / tasks.length,
      label: intl.formatMessage(completeTexts.overview_progress, { done, count: tasks.length }),
    },
    tasks: tasks.map((task) => ({ ...task, href: stepAddress(task.id, context) })),
    action: next
      ? { href: stepAddress(next.id, context), label: intl.formatMessage(actionMessages.continue) }
      : { href: urls.path('members'), label: intl.formatMessage(completeTexts.to_members) },
    later: { href: urls.path('members'), label: intl.formatMessage(completeTexts.overview_later) },
  };
}
