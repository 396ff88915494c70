import type { InterestId, MemberStep } from '@heartwood/domain';
import {
  chosenInterests,
  chosenPlace,
  landerFields,
  placeCode,
  writtenLine,
  writtenName,
} from '../../poster-page/choices';
import type { ChosenPlace } from '../../poster-page/choices';
import { landerMotif } from '../../landers/lander-motifs';
import { urls } from '../../urls';
import type { Wish } from '../../urls';
import { signupCompleteFlag } from '../../visit/signup-complete-flag';
import { keptLandingChoice, landingChoice, landingChoiceQuery } from '../../visit/landing-choice';
import type { LandingChoice } from '../../visit/landing-choice';

const wishes = ['chat', 'photos', 'gift', 'like'] as const satisfies readonly Wish[];

/** What brought a visitor to signup: somebody's profile and what was pressed there, an advertising page, the first page. */
export interface SignupContext extends LandingChoice {
  readonly profile?: string;
  readonly wish?: Wish;
  /** Whether a first message waits for the member of the profile. */
  readonly written?: true;
  /** The advertising page that led here. */
  readonly lander?: string;
  /** Interests picked on an advertising page. */
  readonly interests?: readonly InterestId[];
  /** What was answered there, in that page's words. */
  readonly answers?: string;
  /** The opening line written there. */
  readonly message?: string;
  /** The place chosen there, which may be one that the brand doesn't have. */
  readonly place?: ChosenPlace;
  /** The profile name written there. */
  readonly name?: string;
}

/** In the address of the steps after a first message was written. */
const writtenMark = 'written';

const knownLander = (name: string | null) => (name !== null && landerMotif(name) ? name : undefined);

/** Reads the context of an address, and of the cookies what was said on the first page. */
export function readSignupContext(query: URLSearchParams, cookie: string | undefined): SignupContext {
  const interests = chosenInterests(query.get(landerFields.interests)?.split(',') ?? []);
  return {
    ...keptLandingChoice(cookie),
    ...landingChoice(query),
    profile: query.get('profile') || undefined,
    wish: wishes.find((known) => known === query.get('wish')),
    written: query.has(writtenMark) || undefined,
    lander: knownLander(query.get(landerFields.lander)),
    interests: interests.length > 0 ? interests : undefined,
    answers: writtenLine(query.get(landerFields.answers)),
    message: writtenLine(query.get(landerFields.message)),
    place: chosenPlace(query.get(landerFields.region)),
    name: writtenName(query.get(landerFields.name)),
  };
}

/** What was chosen on an advertising page or the first page, as the query of the signup's addresses. */
export function choicesQuery(
  choices: Omit<SignupContext, 'profile' | 'wish' | 'written'>,
): Record<string, string | undefined> {
  return {
    [landerFields.interests]: choices.interests?.join(','),
    [landerFields.answers]: choices.answers,
    [landerFields.message]: choices.message,
    [landerFields.region]: choices.place && placeCode(choices.place),
    [landerFields.name]: choices.name,
    ...landingChoiceQuery(choices),
    [landerFields.lander]: choices.lander,
  };
}

/** The address of a step after the account was made, with what brought the visitor here. */
export function stepAddress(step: MemberStep, context: SignupContext): string {
  const { profile, wish, written, ...choices } = context;
  return urls.withQuery(urls.path('complete-signup'), {
    step,
    profile,
    wish,
    [writtenMark]: written && 1,
    ...choicesQuery({ ...choices, name: undefined }),
  });
}

/** Whether signup begins with a message: a heart, and who wants to see photos, has nothing to write. */
export function asksMessage({ profile, wish }: SignupContext): boolean {
  return profile !== undefined && (wish === undefined || wish === 'chat');
}

function wishedPage({ profile, wish }: SignupContext): string | undefined {
  if (!profile) return undefined;
  return wish === 'chat'
    ? urls.path('members-id-chat', { id: profile })
    : urls.path('members-id', { id: profile });
}

/** Where the signup leads in the end: back to the profile that it began at, else to the members who fit. */
export function afterSignup(context: SignupContext): string {
  const { profile, seek, ages } = context;
  return profile
    ? urls.withQuery(urls.path('members-id', { id: profile }), { [signupCompleteFlag]: 1 })
    : urls.withQuery(urls.path('signup-matches'), {
        gender: seek,
        min_age: ages?.from,
        max_age: ages?.to,
        [signupCompleteFlag]: 1,
      });
}

/** The login for who has an account already, which leads to what the visitor wanted. */
export function loginInstead(context: SignupContext): string {
  return urls.login(wishedPage(context));
}
