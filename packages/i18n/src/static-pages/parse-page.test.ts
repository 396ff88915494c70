import { expect, test } from 'vitest';
import { PageError } from './page-error';
import { parsePage } from './parse-page';

const front = '---\ntitle: T\ndescription: D\n---\n';

test('reads sections by ID, also with Windows line endings', () => {
  const source = `${front}Intro\n\n## One {#one}\n\n### Sub\n\n1. a\n2. b`;
  const expected = {
    file: 'en/x.md',
    title: 'T',
    description: 'D',
    intro: [{ type: 'paragraph', text: { content: [{ type: 'text', text: 'Intro' }] } }],
    sections: [
      {
        id: 'one',
        title: { content: 'One' },
        blocks: [
          { type: 'heading', text: { content: [{ type: 'text', text: 'Sub' }] } },
          {
            type: 'list',
            ordered: true,
            items: [{ content: [{ type: 'text', text: 'a' }] }, { content: [{ type: 'text', text: 'b' }] }],
          },
        ],
      },
    ],
  };
  expect(parsePage(source, 'en/x.md')).toEqual(expected);
  expect(parsePage(source.replaceAll('\n', '\r\n'), 'en/x.md')).toEqual(expected);
});

test.each([
  ['no front matter', 'Text'],
  ['no description', '---\ntitle: T\n---\n'],
  ['a title that is no text', '---\ntitle: [1]\ndescription: D\n---\n'],
  ['a heading without an id', `${front}## One`],
  ['an id twice', `${front}## One {#a}\n\nx\n\n## Two {#a}\n\ny`],
  ['a top heading', `${front}# One`],
  ['an HTML block', `${front}<script>alert(1)</script>`],
  ['inline HTML', `${front}Some <b>text</b>`],
  ['an HTML comment', `${front}<!-- note -->`],
  ['an image', `${front}![x](/x.png)`],
  ['a code block', `${front}\`\`\`\nx\n\`\`\``],
  ['a quotation', `${front}> x`],
  ['a rule', `${front}a\n\n***\n\nb`],
  ['a list in a list', `${front}- a\n  - b`],
  ['a script address', `${front}[x](javascript:alert(1))`],
  ['a data address', `${front}[x](data:text/html,x)`],
  ['an address on any protocol', `${front}[x](//evil.example)`],
  ['an address with a backslash', `${front}[x](/\\\\evil.example)`],
  ['an unencrypted address', `${front}[x](http://plain.example)`],
])('rejects %s and names the file', (_, source) => {
  expect(() => parsePage(source, 'en/x.md')).toThrow(PageError);
  expect(() => parsePage(source, 'en/x.md')).toThrow(/^en\/x\.md: /);
});
