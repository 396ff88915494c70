import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Link } from '../../components/Link/Link';
import type { ArticleInline, ArticleProseBlock } from './article';
import { item, list } from './ArticleProse.css';

function inline(part: ArticleInline): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'break':
      return <br />;
    case 'code':
      return <code>{part.text}</code>;
    case 'strong':
      return <strong>{inlines(part.children)}</strong>;
    case 'emphasis':
      return <em>{inlines(part.children)}</em>;
    case 'link':
      return <Link href={part.href}>{inlines(part.children)}</Link>;
  }
}

/** Renders text with its links and emphasis. */
export function inlines(parts: readonly ArticleInline[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);
}

/** A paragraph or a list. */
export function ArticleProse({ block }: { block: ArticleProseBlock }) {
  if (block.type === 'paragraph') return <p>{inlines(block.children)}</p>;
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className={list}>
      {block.items.map((words, index) => (
        <li key={index} className={item}>
          {inlines(words)}
        </li>
      ))}
    </List>
  );
}
