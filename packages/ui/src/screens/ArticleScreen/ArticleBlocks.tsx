import { Heading } from '../../components/Heading/Heading';
import type { ArticleBlock } from './article';
import { ArticleProse, inlines } from './ArticleProse';
import { cell, headCell, table, tableScroller } from './ArticleScreen.css';

function Block({ block }: { block: ArticleBlock }) {
  switch (block.type) {
    case 'paragraph':
    case 'list':
      return <ArticleProse block={block} />;
    case 'heading':
      return <Heading level={3}>{inlines(block.children)}</Heading>;
    case 'table':
      return (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table is scrolled by keyboard too
        <div className={tableScroller} tabIndex={0} role="group">
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

/** The blocks of an article in a column. */
export function ArticleBlocks({ blocks }: { blocks: readonly ArticleBlock[] }) {
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
