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

/**
 * What brought a visitor to signup: a profile and what was clicked there, an advertising page, or the first
 * page.
 */
export interface SignupContext extends LandingChoice {
  readonly profile?: string;
  readonly wish?: Wish;
  /** Whether a first message is stored for the member of the profile. */
  readonly written?: true;
  /** The advertising page that led here. */
  readonly lander?: string;
  /** Interests picked on an advertising page. */
  readonly interests?: readonly InterestId[];
  /** The answers given there, labelled as on that page. */
  readonly answers?: string;
  /** The opening line written there. */
  readonly message?: string;
  /** The place chosen there; the brand may not have it. */
  readonly place?: ChosenPlace;
  /** The profile name written there. */
  readonly name?: string;
}

/** In the address of the steps after a first message was written. */
const writtenMark = 'written';

const knownLander = (name: string | null) => (name !== null && landerMotif(name) ? name : undefined);

/** Reads the context from an address, and the first page's choices from the cookies. */
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

/** Returns the choices of an advertising page or the first page as the query of the signup's addresses. */
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

/** Returns the address of a step after the account was created, with what brought the visitor here. */
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

/** Whether signup starts with a message; a heart, or the wish to see photos, needs none. */
export function asksMessage({ profile, wish }: SignupContext): boolean {
  return profile !== undefined && (wish === undefined || wish === 'chat');
}

function wishedPage({ profile, wish }: SignupContext): string | undefined {
  if (!profile) return undefined;
  if (wish === 'gift') return urls.gifts(profile);
  return wish === 'chat'
    ? urls.path('members-id-chat', { id: profile })
    : urls.path('members-id', { id: profile });
}

/**
 * Returns where the signup ends: the profile that it started at, or the gifts for that member; else the
 * members who fit.
 */
export function afterSignup(context: SignupContext): string {
  const { profile, wish, seek, ages } = context;
  const complete = { [signupCompleteFlag]: 1 };
  if (!profile) {
    const search = { gender: seek, min_age: ages?.from, max_age: ages?.to };
    return urls.withQuery(urls.path('signup-matches'), { ...search, ...complete });
  }
  return wish === 'gift'
    ? urls.gifts(profile, complete)
    : urls.withQuery(urls.path('members-id', { id: profile }), complete);
}

/** Returns the login for those who already have an account, which leads to what the visitor wanted. */
export function loginInstead(context: SignupContext): string {
  return urls.login(wishedPage(context));
}
