import { Outlet } from '@remix-run/react';
import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import type { ReactNode } from 'react';
import { BonusProvider } from './bonus/bonus-provider';
import { AppEffects } from './effects/app-effects';
import { LoadFailures } from './effects/load-failures';
import { HtmlDocument } from './document/document';
import { LastResortBoundary } from './document/last-resort';
import { LiveProvider } from './member/live/live';
import { MemberProvider } from './member/member-store';
import { PageTexts } from './document/page-texts';
import { useMaybeRootData } from './visit/root-data';
import { SiteRouterParts } from './navigation/router-parts';
import { LateFailurePage } from './screens/failure/late-failure';
import { urls } from './urls';

export { loader } from './root.server';

/**
 * Reloads the data of every page after a form was submitted, on explicit revalidation, and on the login,
 * where ended sessions are sent; not on every page.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const sent = formMethod !== undefined && formMethod !== 'GET';
  const asked = currentUrl.href === nextUrl.href;
  const atLogin = nextUrl.pathname === urls.path('login');
  return sent || asked || atLogin ? defaultShouldRevalidate : false;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useMaybeRootData();
  return (
    <MemberProvider given={data?.member ?? null}>
      <HtmlDocument>
        <SiteRouterParts>
          <LastResortBoundary>
            <PageTexts>
              <LiveProvider>
                <BonusProvider>
                  <LoadFailures>
                    <AppEffects />
                    {children}
                  </LoadFailures>
                </BonusProvider>
              </LiveProvider>
            </PageTexts>
          </LastResortBoundary>
        </SiteRouterParts>
      </HtmlDocument>
    </MemberProvider>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <LateFailurePage />;
}
