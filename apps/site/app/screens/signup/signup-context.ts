import type { Gender, InterestId } from '@heartwood/domain';
import {
  chosenInterests,
  chosenPlace,
  landerFields,
  placeCode,
  soughtGender,
  writtenLine,
  writtenName,
} from '../../landers/choices';
import type { ChosenPlace } from '../../landers/choices';
import { urls } from '../../urls';
import type { Wish } from '../../urls';
import { signupCompleteFlag } from '../../notices/signup-complete-flag';
import type { MemberStep } from './signup-steps';

const wishes = ['chat', 'photos', 'gift', 'like'] as const satisfies readonly Wish[];

/** What brought a visitor to signup: somebody's profile and what was pressed there, or an advertising page. */
export interface SignupContext {
  readonly profile?: string;
  readonly wish?: Wish;
  /** Interests picked on an advertising page. */
  readonly interests?: readonly InterestId[];
  /** The opening line written there. */
  readonly message?: string;
  /** The place chosen there, which may be one that the brand doesn't have. */
  readonly place?: ChosenPlace;
  /** The profile name written there. */
  readonly name?: string;
  readonly seek?: Gender;
}

/** Reads the context of an address. */
export function readSignupContext(query: URLSearchParams): SignupContext {
  const profile = query.get('profile');
  const wish = wishes.find((known) => known === query.get('wish'));
  const interests = chosenInterests(query.get(landerFields.interests)?.split(',') ?? []);
  const message = writtenLine(query.get(landerFields.message));
  const place = chosenPlace(query.get(landerFields.region));
  const name = writtenName(query.get(landerFields.name));
  const seek = soughtGender(query.get(landerFields.seek));
  return {
    ...(profile ? { profile } : {}),
    ...(wish ? { wish } : {}),
    ...(interests.length > 0 ? { interests } : {}),
    ...(message ? { message } : {}),
    ...(place ? { place } : {}),
    ...(name ? { name } : {}),
    ...(seek ? { seek } : {}),
  };
}

/** What was chosen on an advertising page, as the query of the signup's addresses. */
export function choicesQuery(
  choices: Omit<SignupContext, 'profile' | 'wish'>,
): Record<string, string | undefined> {
  return {
    [landerFields.interests]: choices.interests?.join(','),
    [landerFields.message]: choices.message,
    [landerFields.region]: choices.place && placeCode(choices.place),
    [landerFields.name]: choices.name,
    [landerFields.seek]: choices.seek,
  };
}

/** The address of a step after the account was made, with what brought the visitor here. */
export function stepAddress(step: MemberStep, context: SignupContext): string {
  const { profile, wish, ...choices } = context;
  return urls.withQuery(urls.path('complete-signup'), {
    step,
    profile,
    wish,
    ...choicesQuery({ ...choices, name: undefined }),
  });
}

function wishedPage({ profile, wish }: SignupContext): string | undefined {
  if (!profile) return undefined;
  return wish === 'chat'
    ? urls.path('members-id-chat', { id: profile })
    : urls.path('members-id', { id: profile });
}

/** Where the signup leads in the end: to what the visitor wanted, else to the members who fit. */
export function afterSignup(context: SignupContext): string {
  const wished = wishedPage(context);
  return wished
    ? urls.withQuery(wished, { [signupCompleteFlag]: 1 })
    : urls.withQuery(urls.path('signup-matches'), { gender: context.seek, [signupCompleteFlag]: 1 });
}

/** The login for who has an account already, which leads to what the visitor wanted. */
export function loginInstead(context: SignupContext): string {
  return urls.login(wishedPage(context));
}
