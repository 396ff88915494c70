import { ArticleScreen } from '@heartwood/ui';
import { useLoaderData } from '@remix-run/react';
import { useIntl } from 'react-intl';
import { useRootData } from '../../session/root-data';
import { pagesMessages as texts } from './messages';
import type { PageData } from './pages.server';

/** A static page's text. */
export function Article() {
  const intl = useIntl();
  const { locale } = useRootData();
  const { page, since } = useLoaderData<PageData>() as PageData;
  const date = since && intl.formatDate(since, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ArticleScreen
      title={page.title}
      since={date ? intl.formatMessage(texts.since, { date }) : undefined}
      lang={page.locale.split('-', 1)[0] === locale ? undefined : page.locale}
      contentsLabel={intl.formatMessage(texts.contents)}
      intro={page.intro}
      sections={page.sections}
    />
  );
}
