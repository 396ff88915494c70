import type { InterestId } from '@heartwood/domain';
import { chosenInterests } from '../../landers/choices';
import { urls } from '../../urls';
import type { Wish } from '../../urls';
import type { MemberStep } from './signup-steps';

const wishes = ['chat', 'photos', 'gift', 'like'] as const satisfies readonly Wish[];

/** What brought a visitor to signup: somebody's profile and what was pressed there, or an advertising page. */
export interface SignupContext {
  readonly profile?: string;
  readonly wish?: Wish;
  /** Interests picked on an advertising page. */
  readonly interests?: readonly InterestId[];
}

/** Reads the context of an address. */
export function readSignupContext(query: URLSearchParams): SignupContext {
  const profile = query.get('profile');
  const wish = wishes.find((known) => known === query.get('wish'));
  const interests = chosenInterests(query.get('interests')?.split(',') ?? []);
  return {
    ...(profile ? { profile } : {}),
    ...(wish ? { wish } : {}),
    ...(interests.length > 0 ? { interests } : {}),
  };
}

/** The address of a step after the account was made, with what brought the visitor here. */
export function stepAddress(step: MemberStep, context: SignupContext): string {
  return urls.withQuery(urls.path('complete-signup'), {
    step,
    ...context,
    interests: context.interests?.join(','),
  });
}

/** Where the signup leads in the end: to what the visitor wanted. */
export function afterSignup({ profile, wish }: SignupContext): string {
  if (!profile) return urls.path('members');
  return wish === 'chat'
    ? urls.path('members-id-chat', { id: profile })
    : urls.path('members-id', { id: profile });
}
