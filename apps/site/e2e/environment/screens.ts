import { matchFinderQuestions, memberSteps, profileFields } from '@heartwood/domain';

/** The varying parts of addresses. */
export interface AddressParts {
  /** Slug of the brand's advertising pages in a language. */
  readonly slug: string;
  /** Id of a member who is shown in advertising. */
  readonly profile: string;
  /** The brand's own pages. */
  readonly tokens: readonly string[];
}

/** The varying parts of addresses that only members see. */
export interface MemberAddressParts extends AddressParts {
  readonly conversation: string;
  /** Id of a package of credits. */
  readonly offer: string;
  readonly payment: string;
}

/** Addresses of the screens that visitors see, one per state that an address can name. */
export const visitorScreens = {
  first: () => ['/', '/login', '/signup', '/members'],
  plain: () => [
    '/pricing',
    '/lang-config',
    '/activate/error',
    '/account-deleted',
    '/complaints',
    '/withdrawal',
    '/pages/privacy',
    '/no-such-page',
    '/reset-password',
    '/reset-password/do?token=x',
    '/reset-password/do',
    '/notifications?token=x',
    '/offline',
  ],
  outcomes: () => [
    '/activate/done?token=x',
    '/account-deleted?token=x',
    '/account-deleted?back=1',
    '/account-deleted?failed=1',
    '/mail-change/do?token=x',
    '/mail-change/do?done=1',
    '/mail-change/do?failed=1',
    '/notifications?token=x&done=1',
    '/notifications?token=x&undone=1',
    '/reset-password/do?done=1',
    '/chats/no/such',
    '/landers/no-such',
    '/signup/no-such',
  ],
  texts: ({ tokens }) => [
    ...['ban', 'cookies', 'faq', 'imprint', 'return-policy', 'service', 'terms'].map(
      (page) => `/pages/${page}`,
    ),
    ...tokens.map((token) => `/${token}`),
  ],
  profile: ({ profile }: Pick<AddressParts, 'profile'>) => [
    `/members/${profile}`,
    `/members/${profile}/signup`,
  ],
  advertising: ({ profile, slug }) => [
    '/landers/tinderswipe',
    ...[
      'alonetonight',
      'collagelanding',
      'gallery',
      'iconslanding',
      'maplanding',
      'socialnetwork',
      'transitionsvideolanding',
      'video',
    ].map((lander) => `/landers/${lander}/${slug}`),
    `/members/${profile}/landing`,
    `/members/${profile}/landing2/${slug}`,
    `/members/${profile}/landing3/${slug}`,
  ],
} satisfies Record<string, (parts: AddressParts) => readonly string[]>;

/** Addresses of the screens of members who have just signed up. */
export const newMemberScreens = {
  steps: () => ['/complete-signup', ...memberSteps.map((step) => `/complete-signup?step=${step}`)],
  empty: () => ['/premium', '/directdebit', '/likes', '/chats', '/transactions', '/notifications'],
  profile: () => ['/profile', '/profile?edit=name', '/profile?edit=interests', '/profile?edit=photos'],
  editors: () => ['place', 'description', ...profileFields].map((part) => `/profile?edit=${part}`),
  matches: () => ['/signup-matches'],
} satisfies Record<string, () => readonly string[]>;

/** Addresses of the screens of members with a conversation, a purchase and answers in the match finder. */
export const memberScreens = {
  games: () => ['/swipe-game', '/match-finder'],
  questions: () => matchFinderQuestions.map(({ id }) => `/match-finder?question=${id}`),
  fitting: () => ['/match-finder?show=people'],
  people: ({ profile }: Pick<AddressParts, 'profile'>) => [
    '/members',
    `/members/${profile}`,
    `/members/${profile}?block=1`,
  ],
  reports: ({ profile }: Pick<AddressParts, 'profile'>) => [
    '/settings/reports',
    `/settings/reports?about=${profile}`,
  ],
  likes: () => ['/likes', '/likes/given', '/likes/matches'],
  liked: ({ profile }: Pick<AddressParts, 'profile'>) => [`/likes/m/${profile}`],
  conversations: ({ conversation, profile }) => [
    '/chats',
    `/chats/${conversation}`,
    `/members/${profile}/chat`,
  ],
  credits: () => ['/credits', '/credits/repeat-order', '/transactions', '/notifications'],
  payments: ({ offer, payment }) => [
    `/credits/${offer}`,
    `/directdebit?package=${offer}`,
    `/transactions/${payment}`,
    `/transactions/${payment}?show=receipt`,
    '/withdrawal',
    `/withdrawal?payment=${payment}`,
  ],
  settings: () => [
    '/settings',
    ...['email', 'password', 'language', 'devices', 'blocked', 'shown', 'data', 'delete'].map(
      (section) => `/settings/${section}`,
    ),
    '/settings/delete?step=next&reason=not_sure',
    '/settings/delete?step=next&reason=pause',
    '/settings/delete?step=offer&reason=no_replies',
    '/settings/delete?step=last&reason=no_replies',
  ],
} satisfies Record<string, (parts: MemberAddressParts) => readonly string[]>;
