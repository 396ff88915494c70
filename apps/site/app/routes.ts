import { routerPath } from '@heartwood/domain';
import type { RouteName } from '@heartwood/domain';
import { index, layout, route } from '@remix-run/route-config';
import type { RouteConfig } from '@remix-run/route-config';

const staticPage = 'screens/pages/pages.tsx';
const missing = 'screens/missing/missing.tsx';
/**
 * Finished landers are served before the framework (server/landers.ts, server/profile-landings.ts); these
 * routes cover wrong slugs, and members who are not advertised.
 */
const wrongSlug = missing;

/** Returns a route of the table by its name in the specification, with its path. */
function page(name: RouteName, file: string) {
  return route(routerPath(name), file, { id: name });
}

export default [
  layout('layouts/default/default-layout.tsx', { id: 'layout-default' }, [
    index('screens/landing/landing.tsx', { id: 'index' }),
    page('account-deleted', 'screens/account-deleted/account-deleted.tsx'),
    page('complaints', 'screens/complaints/complaints.tsx'),
    page('lang-config', 'screens/lang-config/lang-config.tsx'),
    page('login', 'screens/login/login.tsx'),
    page('pricing', 'screens/pricing/pricing.tsx'),
    page('reset-password', 'screens/reset-password/reset-password.tsx'),
    page('reset-password-do', 'screens/reset-password/reset-password-do.tsx'),
    page('activate-done', 'screens/activation/activate-done.tsx'),
    page('activate-error', 'screens/activation/activate-error.tsx'),
    page('mail-change-do', 'screens/mail-change/mail-change-do.tsx'),
    page('pages-ban', staticPage),
    page('pages-cookies', staticPage),
    page('pages-faq', staticPage),
    page('pages-imprint', staticPage),
    page('pages-privacy', staticPage),
    page('pages-return-policy', staticPage),
    page('pages-service', staticPage),
    page('pages-terms', staticPage),
    page('withdrawal', 'screens/withdrawal/withdrawal.tsx'),
    page('token', 'screens/pages/token.tsx'),
    route('*', missing, { id: 'missing' }),
  ]),

  layout('layouts/default/default-members-layout.tsx', { id: 'layout-default-members' }, [
    page('likes-m-id', 'screens/profile-view/liked-profile.tsx'),
    page('chats', 'screens/chats/chats.tsx'),
    page('credits', 'screens/credits/credits.tsx'),
    page('credits-repeat-order', 'screens/repeat-order/repeat-order.tsx'),
    page('credits-id-paymentmethod', 'screens/credits/credits-id-paymentmethod.tsx'),
    page('directdebit', 'screens/direct-debit/directdebit.tsx'),
    page('likes', 'screens/likes/likes.tsx'),
    page('likes-type', 'screens/likes/likes.tsx'),
    page('match-finder', 'screens/match-finder/match-finder.tsx'),
    page('members', 'screens/members/members.tsx'),
    page('members-id', 'screens/profile-view/profile-view.tsx'),
    page('notifications', 'screens/notifications/notifications.tsx'),
    page('premium', 'screens/premium/premium.tsx'),
    page('profile', 'screens/own-profile/own-profile.tsx'),
    page('signup-matches', 'screens/signup-matches/signup-matches.tsx'),
    page('swipe-game', 'screens/swipe-game/swipe-game.tsx'),
    page('transactions-id', 'screens/transactions/transactions-id.tsx'),

    page('settings', 'screens/settings/settings.tsx'),
  ]),

  layout('layouts/chat/chat-layout.tsx', { id: 'layout-chat' }, [
    page('chats-id', 'screens/chats/chats-id.tsx'),
    page('members-id-chat', 'screens/chats/members-id-chat.tsx'),
    route('/chats/*', missing, { id: 'missing-chat' }),
  ]),

  layout('layouts/lander/lander-layout.tsx', { id: 'layout-lander' }, [
    page('members-id-landing', wrongSlug),
    page('members-id-landing2-slug', wrongSlug),
    page('members-id-landing3-slug', wrongSlug),
    page('landers-alonetonight-slug', wrongSlug),
    page('landers-collagelanding-slug', wrongSlug),
    page('landers-gallery-slug', wrongSlug),
    page('landers-iconslanding-slug', wrongSlug),
    page('landers-maplanding-slug', wrongSlug),
    page('landers-socialnetwork-slug', wrongSlug),
    page('landers-transitionsvideolanding-slug', wrongSlug),
    page('landers-video-slug', wrongSlug),
    page('landers-tinderswipe', wrongSlug),
    route('/landers/*', missing, { id: 'missing-lander' }),
  ]),

  layout('layouts/empty/empty-layout.tsx', { id: 'layout-empty' }, [
    page('complete-signup', 'screens/signup/complete-signup.tsx'),
    page('members-id-signup', 'screens/signup/members-id-signup.tsx'),
    page('signup', 'screens/signup/signup.tsx'),
    route('/signup/*', missing, { id: 'missing-empty' }),
  ]),

  route('/accept-terms', 'actions/accept-terms.ts', { id: 'accept-terms' }),
  route('/consent', 'actions/consent.ts', { id: 'consent' }),
  route('/entry', 'actions/entry.ts', { id: 'entry' }),
  route('/language', 'actions/language.ts', { id: 'language' }),
  route('/transactions.csv', 'actions/transactions-csv.ts', { id: 'transactions-csv' }),
  route('/logout', 'actions/logout.ts', { id: 'logout' }),
] satisfies RouteConfig;
