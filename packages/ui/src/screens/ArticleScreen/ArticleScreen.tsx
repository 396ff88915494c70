import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Text } from '../../components/Text/Text';
import { useRouterParts } from '../../router/RouterParts';
import type { ArticleBlock, ArticleSection } from './article';
import { ArticleBlocks } from './ArticleBlocks';
import { body, contents, contentsLink, head, intro, page, section } from './ArticleScreen.css';

export interface ArticleScreenProps {
  title: string;
  /** The date from which the text is valid. */
  since?: string;
  /** BCP 47 tag of the text where it differs from the page's language. */
  lang?: string;
  /** Accessible name of the table of contents. */
  contentsLabel: string;
  intro: readonly ArticleBlock[];
  sections: readonly ArticleSection[];
  /** Additional content at the end of a section, by its id. */
  after?: Readonly<Record<string, ReactNode>>;
}

/**
 * A long text: key points in a box, a table of contents, sections with headings. Prints without the frame.
 */
export function ArticleScreen({
  title,
  since,
  lang,
  contentsLabel,
  intro: introduction,
  sections,
  after,
}: ArticleScreenProps) {
  const { Link } = useRouterParts();
  return (
    <article className={page} lang={lang}>
      <header className={head}>
        <Heading level={1}>{title}</Heading>
        {since === undefined ? null : (
          <Text type="small" tone="muted">
            {since}
          </Text>
        )}
        {introduction.length === 0 ? null : (
          <div className={intro}>
            <ArticleBlocks blocks={introduction} />
          </div>
        )}
      </header>
      {sections.length < 2 ? null : (
        <nav className={contents} aria-label={contentsLabel}>
          <ol>
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <Link href={`#${id}`} className={contentsLink}>
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={body}>
        {sections.map(({ id, title: name, blocks }) => (
          <section key={id} className={section} aria-labelledby={id}>
            <Heading level={2} id={id}>
              {name}
            </Heading>
            <ArticleBlocks blocks={blocks} />
            {after?.[id]}
          </section>
        ))}
      </div>
    </article>
  );
}
