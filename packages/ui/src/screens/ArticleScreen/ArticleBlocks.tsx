import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading';
import { Link } from '../../components/Link/Link';
import type { ArticleBlock, ArticleInline } from './article';
import { cell, headCell, item, list, table, tableRoom } from './ArticleScreen.css';

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

function inlines(parts: readonly ArticleInline[]): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{inline(part)}</Fragment>);
}

function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'heading':
      return <Heading level={3}>{inlines(block.children)}</Heading>;
    case 'list': {
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
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too
        <div className={tableRoom} tabIndex={0} role="group">
          <table className={table}>
            <thead>
              <tr>
                {block.head.map((words, index) => (
                  <th key={index} scope="col" className={headCell}>
                    {inlines(words)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((cells, row) => (
                <tr key={row}>
                  {cells.map((words, index) => (
                    <td key={index} className={cell}>
                      {inlines(words)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** The blocks of an article one below the other. */
export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
