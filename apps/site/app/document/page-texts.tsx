import { useMatches } from '@remix-run/react';
import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { isPageHandle } from './page-handle';
import { useRenderMaterial } from './render-material';

function TextsOfPage({ children }: { children: ReactNode }) {
  const { texts } = useRenderMaterial();
  const areas = useMatches().flatMap(({ handle }) => (isPageHandle(handle) ? handle.messages : []));
  if (!texts.has(areas)) throw texts.load();
  return <RawIntlProvider value={texts.intl}>{children}</RawIntlProvider>;
}

/** Gives a page its texts. While they load, the page before stays. */
export function PageTexts({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <TextsOfPage>{children}</TextsOfPage>
    </Suspense>
  );
}
