import { unwrap } from '@heartwood/api-client';
import { signupMachine } from '@heartwood/flows';
import type { ProfileChanges } from '@heartwood/flows';
import type { Binary, Photo, SignupForm } from '@heartwood/api-contract';
import { fromPromise } from 'xstate';
import { browserPush } from '../../../push/browser-push';
import { browserApi } from '../../../member/browser-api';
import { chosenSearch } from '../../members/starting-searches';
import type { SignupContext } from '../signup-context';

class SessionOver extends Error {
  readonly code = 'authentication_required';
}

function needed<T>(answer: T | false): T {
  if (answer === false) throw new SessionOver();
  return answer;
}

async function carryOut({ profile, wish }: SignupContext): Promise<void> {
  if (!profile || wish !== 'like') return;
  await unwrap(browserApi().POST('/api/like.php', { body: { profile } })).catch(() => undefined);
}

/**
 * Returns the signup flow with the browser's API calls as its effects; the wish is carried out once there is
 * an account.
 * @param pushKey the key that browsers subscribe to push with; null if push is off
 */
export function signupWithEffects(context: SignupContext, pushKey: string | null) {
  const api = browserApi();
  let member: string | undefined;
  return signupMachine.provide({
    actors: {
      createAccount: fromPromise(async ({ input }: { input: { form: SignupForm } }) => {
        const search = chosenSearch(context);
        const body = { ...input.form, ...(search && { search }) };
        const made = await unwrap(api.POST('/api/signup.php', { body }));
        member = made.user?.id;
        if (made.user) await carryOut(context);
        return made;
      }),
      uploadPhoto: fromPromise(async ({ input }: { input: { file: Binary } }): Promise<Photo> => {
        const { photo } = needed(await unwrap(api.POST('/api/photos.php', { body: { file: input.file } })));
        return photo;
      }),
      saveProfile: fromPromise(async ({ input }: { input: { changes: ProfileChanges } }): Promise<unknown> =>
        needed(await unwrap(api.PUT('/api/profile.php', { body: input.changes }))),
      ),
      subscribePush: fromPromise(async (): Promise<unknown> => {
        if (member === undefined || pushKey === null) throw new SessionOver();
        return browserPush.turnOn(member, pushKey);
      }),
      resendActivation: fromPromise(async (): Promise<unknown> =>
        needed(await unwrap(api.POST('/api/activation-mail.php'))),
      ),
    },
  });
}
