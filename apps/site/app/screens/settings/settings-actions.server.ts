import { unwrap } from '@heartwood/api-client';
import type { Consent } from '@heartwood/api-contract';
import { redirect } from '@remix-run/node';
import type { ActionFunction } from '@remix-run/node';
import { textOf } from '../../forms/form-fields.server';
import { formAction } from '../../forms/form-action.server';
import { fieldProblem, missingFields } from '../../forms/form-problem';
import { urls } from '../../urls';
import { newSubmissionId } from '../mail-link/submission-key.server';
import { newPasswordProblem } from '../reset-password/new-password';
import { deletionAction } from './deletion.server';
import { reportsAction } from './reports.server';
import type { SettingsSectionName } from './sections';
import { consentBody, switchOf } from './switches';

const settings = urls.path('settings');

/** Handles switches of the overview without script. */
export const overviewAction = formAction({
  read: ({ form }) => switchOf(form),
  check: (chosen) => (chosen ? undefined : fieldProblem({})),
  keep: () => null,
  send: async (chosen, { api }): Promise<never> => {
    if (chosen) await unwrap(api.PUT('/api/user.php', { body: { [chosen.name]: chosen.on } }));
    throw redirect(settings);
  },
});

/** Handles switches of where a member is shown, without script. */
export const shownAction = formAction({
  read: ({ form }) => ({ domain: textOf(form, 'domain'), on: textOf(form, 'consent') === 'on' }),
  keep: () => null,
  send: async ({ domain, on }, { api }): Promise<Consent | false> =>
    unwrap(api.PUT('/api/consent.php', { body: consentBody(domain, on) })),
});

/** Changes the mail address, or resends its link. */
export const emailAction = formAction({
  read: ({ form }) => ({ email: textOf(form, 'email').trim(), password: textOf(form, 'password') }),
  check: missingFields,
  keep: ({ email }) => ({ email }),
  send: async (body, { api }) => {
    await unwrap(api.PUT('/api/email.php', { body }));
    return newSubmissionId();
  },
});

/** Changes the password. */
export const passwordAction = formAction({
  read: ({ form }) => ({
    old_password: textOf(form, 'old_password'),
    password: textOf(form, 'password'),
    repeat: textOf(form, 'repeat'),
  }),
  check: ({ old_password, password, repeat }) =>
    missingFields({ old_password }) ?? newPasswordProblem(password, repeat),
  keep: () => null,
  send: async ({ old_password, password, repeat }, { api }) => {
    const body = { old_password, new_password: password, repeat_password: repeat };
    await unwrap(api.PUT('/api/password.php', { body }));
    return newSubmissionId();
  },
});

/** Ends one session, or all others. */
export const devicesAction = formAction({
  read: ({ form }) => ({ id: textOf(form, 'id') }),
  keep: () => null,
  send: async ({ id }, { api }) => {
    await unwrap(api.DELETE('/api/sessions.php', { body: id ? { id } : {} }));
    return newSubmissionId();
  },
});

/** Unblocks a member, or undoes that. */
export const blockedAction = formAction({
  read: ({ form }) => ({
    id: textOf(form, 'unblock') || textOf(form, 'block'),
    name: textOf(form, 'name') || null,
    again: form.has('block'),
  }),
  keep: () => null,
  send: async ({ id, name, again }, { api }) => {
    const body = { profile: id };
    if (again) await unwrap(api.POST('/api/block.php', { body }));
    else await unwrap(api.DELETE('/api/block.php', { body }));
    return { unblocked: again ? null : { id, name } };
  },
});

/** Requests a data export. */
export const dataAction = formAction({
  read: ({ form }) => ({ password: textOf(form, 'password') }),
  check: missingFields,
  keep: () => null,
  send: async (body, { api }) => {
    await unwrap(api.POST('/api/export.php', { body }));
    return newSubmissionId();
  },
});

/** Actions of the parts' forms; the language's action is shared by every page. */
export const settingsActions: Readonly<Partial<Record<SettingsSectionName, ActionFunction>>> = {
  overview: overviewAction,
  email: emailAction,
  password: passwordAction,
  devices: devicesAction,
  blocked: blockedAction,
  reports: reportsAction,
  shown: shownAction,
  data: dataAction,
  delete: deletionAction,
};
