export type Layout = 'default' | 'chat' | 'lander' | 'empty';

/**
 * Who may open a page: everyone; members; members, or visitors where the brand lets them search; members, or
 * the holder of a mailed token.
 */
export type Access = 'public' | 'member' | 'search' | 'memberOrToken';

type RouteRule = { path: string; layout: Layout; access: Access };

function page<const Path extends string>(path: Path, access: Access, layout: Layout = 'default') {
  return { path, access, layout };
}

/** The specification's routes: name, path (`{id}` a segment, `{slug?}` an optional one), layout, access. */
export const routes = {
  index: page('/', 'public'),
  'likes-m-id': page('/likes/m/{id}', 'member'),
  'account-deleted': page('/account-deleted', 'public'),
  chats: page('/chats', 'member'),
  'chats-id': page('/chats/{id}', 'member', 'chat'),
  complaints: page('/complaints', 'public'),
  'complete-signup': page('/complete-signup', 'public', 'empty'),
  credits: page('/credits', 'member'),
  'credits-repeat-order': page('/credits/repeat-order', 'member'),
  'credits-id-paymentmethod': page('/credits/{id}/{paymentmethod?}', 'member'),
  directdebit: page('/directdebit', 'member'),
  'lang-config': page('/lang-config', 'public'),
  likes: page('/likes', 'member'),
  'likes-type': page('/likes/{type}', 'member'),
  login: page('/login', 'public'),
  'match-finder': page('/match-finder', 'member'),
  members: page('/members', 'search'),
  'members-id': page('/members/{id}', 'search'),
  'members-id-chat': page('/members/{id}/chat', 'member', 'chat'),
  'members-id-landing': page('/members/{id}/landing', 'public', 'lander'),
  'members-id-signup': page('/members/{id}/signup', 'public', 'empty'),
  'members-id-landing2-slug': page('/members/{id}/landing2/{slug?}', 'public', 'lander'),
  'members-id-landing3-slug': page('/members/{id}/landing3/{slug?}', 'public', 'lander'),
  notifications: page('/notifications', 'memberOrToken'),
  premium: page('/premium', 'member'),
  pricing: page('/pricing', 'public'),
  profile: page('/profile', 'member'),
  'reset-password': page('/reset-password', 'public'),
  'reset-password-do': page('/reset-password/do', 'public'),
  signup: page('/signup', 'public', 'empty'),
  'signup-matches': page('/signup-matches', 'member'),
  'swipe-game': page('/swipe-game', 'member'),
  'activate-done': page('/activate/done', 'public'),
  'activate-error': page('/activate/error', 'public'),
  'mail-change-do': page('/mail-change/do', 'public'),
  'transactions-id': page('/transactions/{id?}', 'member'),
  token: page('/{token}', 'public'),
  'pages-ban': page('/pages/ban', 'public'),
  'pages-cookies': page('/pages/cookies', 'public'),
  'pages-faq': page('/pages/faq', 'public'),
  'pages-imprint': page('/pages/imprint', 'public'),
  'pages-privacy': page('/pages/privacy', 'public'),
  'pages-return-policy': page('/pages/return-policy', 'public'),
  'pages-service': page('/pages/service', 'public'),
  'pages-terms': page('/pages/terms', 'public'),
  'landers-alonetonight-slug': page('/landers/alonetonight/{slug?}', 'public', 'lander'),
  'landers-collagelanding-slug': page('/landers/collagelanding/{slug?}', 'public', 'lander'),
  'landers-gallery-slug': page('/landers/gallery/{slug?}', 'public', 'lander'),
  'landers-iconslanding-slug': page('/landers/iconslanding/{slug?}', 'public', 'lander'),
  'landers-maplanding-slug': page('/landers/maplanding/{slug?}', 'public', 'lander'),
  'landers-socialnetwork-slug': page('/landers/socialnetwork/{slug?}', 'public', 'lander'),
  'landers-transitionsvideolanding-slug': page(
    '/landers/transitionsvideolanding/{slug?}',
    'public',
    'lander',
  ),
  'landers-video-slug': page('/landers/video/{slug?}', 'public', 'lander'),
  'landers-tinderswipe': page('/landers/tinderswipe', 'public', 'lander'),
  settings: page('/settings/{section?}', 'member'),
  withdrawal: page('/withdrawal', 'public'),
} as const satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof routes;
export const routeNames = Object.keys(routes) as readonly RouteName[];

type PartsOf<Path extends string> = Path extends `${string}{${infer Part}}${infer Rest}`
  ? (Part extends `${infer Name}?` ? { [Key in Name]?: string } : { [Key in Part]: string }) & PartsOf<Rest>
  : unknown;

export type RouteParts<Name extends RouteName> = PartsOf<(typeof routes)[Name]['path']>;

type PartsArgument<Name extends RouteName> =
  Partial<RouteParts<Name>> extends RouteParts<Name> ? [parts?: RouteParts<Name>] : [parts: RouteParts<Name>];

/** Builds the path of a route with its segments encoded; absent optional ones are left out. */
export function routePath<Name extends RouteName>(name: Name, ...[parts]: PartsArgument<Name>): string {
  const values = (parts ?? {}) as Readonly<Record<string, string | undefined>>;
  return (
    routes[name].path
      .replace(/\/\{(\w+)\??\}/g, (_, part: string) => {
        const value = values[part];
        return value === undefined ? '' : `/${encodeURIComponent(value)}`;
      })
      .replace(/\/$/, '') || '/'
  );
}

/** Converts a route's path to the router's notation: `{id}` is `:id`, `{slug?}` is `:slug?`. */
export function routerPath(name: RouteName): string {
  return routes[name].path.replace(/\{(\w+\??)\}/g, ':$1');
}
