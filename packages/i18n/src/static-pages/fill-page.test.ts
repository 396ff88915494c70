import { expect, test } from 'vitest';
import { fillPage } from './fill-page';
import { PageError } from './page-error';
import { parsePage } from './parse-page';

const front = '---\ntitle: Terms of {brand}\ndescription: By {company}\n---\n';
const values = {
  brand: 'Brand',
  company: 'Company',
  phone: null,
  mail: 'a@b.example',
  list: [],
  flag: 'yes',
};
const fill = (body: string, more: Parameters<typeof fillPage>[1] = {}) =>
  fillPage(parsePage(`${front}${body}`, 'en/test.md'), { ...values, ...more }, 'en');

test('fills title, description, contents and texts', () => {
  expect(fill('Hello from **{brand}**.\n\n## By {company} {#by}\n\nOne [mail](mailto:{mail}).')).toEqual({
    locale: 'en',
    title: 'Terms of Brand',
    description: 'By Company',
    contents: [{ id: 'by', title: 'By Company' }],
    intro: [
      {
        type: 'paragraph',
        children: [
          { type: 'text', text: 'Hello from ' },
          { type: 'strong', children: [{ type: 'text', text: 'Brand' }] },
          { type: 'text', text: '.' },
        ],
      },
    ],
    sections: [
      {
        id: 'by',
        title: 'By Company',
        blocks: [
          {
            type: 'paragraph',
            children: [
              { type: 'text', text: 'One ' },
              { type: 'link', href: 'mailto:a@b.example', children: [{ type: 'text', text: 'mail' }] },
              { type: 'text', text: '.' },
            ],
          },
        ],
      },
    ],
  });
});

test('a value is never parsed as Markdown, HTML, a placeholder or a condition', () => {
  const company = '{?phone} <b>A & B</b> *Ltd* [x](/y) {brand} $& `c`\n## X {#x}';
  const { intro, title, description, sections } = fill('{company}', { company, brand: '<i>*' });
  expect({ intro, title, description, sections }).toEqual({
    intro: [{ type: 'paragraph', children: [{ type: 'text', text: company }] }],
    title: 'Terms of <i>*',
    description: `By ${company}`,
    sections: [],
  });
});

test('a value cannot change the target of a link', () => {
  const [mail, phone] = ['a@b.example?bcc=c@d.example&x=#y', '+44 20 <7946>'];
  expect(fill('[m](mailto:{mail}) [p](tel:{phone})', { mail, phone }).intro).toEqual([
    {
      type: 'paragraph',
      children: [
        {
          type: 'link',
          href: 'mailto:a@b.example%3Fbcc%3Dc@d.example%26x%3D%23y',
          children: [{ type: 'text', text: 'm' }],
        },
        { type: 'text', text: ' ' },
        { type: 'link', href: 'tel:+4420%3C7946%3E', children: [{ type: 'text', text: 'p' }] },
      ],
    },
  ]);
});

test('a link without a target becomes its text', () => {
  expect(fill('[call](tel:{phone})').intro).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'call' }] },
  ]);
});

test('omits what depends on an empty value, and lists, tables and sections left empty', () => {
  const page = fill(
    [
      '{?phone} Call {phone}.\n\n{!phone} Write.',
      '## {?phone} Phone {#phone}\n\nCall.',
      '## Lists {#lists}\n\n- {?phone} {phone}\n- {?flag} yes\n- {!flag} no',
      '## Tables {#tables}\n\n| a | b |\n| - | - |\n| {?phone} c | d |\n| {?flag} e | f |',
      '## Nothing {#nothing}\n\n- {?phone} {phone}\n\n{list}\n\n{phone}',
    ].join('\n\n'),
  );
  expect(page).toMatchObject({
    contents: [
      { id: 'lists', title: 'Lists' },
      { id: 'tables', title: 'Tables' },
    ],
    intro: [{ type: 'paragraph', children: [{ type: 'text', text: 'Write.' }] }],
    sections: [
      { blocks: [{ type: 'list', ordered: false, items: [[{ type: 'text', text: 'yes' }]] }] },
      {
        blocks: [
          {
            type: 'table',
            head: [[{ type: 'text', text: 'a' }], [{ type: 'text', text: 'b' }]],
            rows: [[[{ type: 'text', text: 'e' }], [{ type: 'text', text: 'f' }]]],
          },
        ],
      },
    ],
  });
});

test('a list value must be alone in its paragraph', () => {
  const list = [[{ type: 'text', text: 'one' }]] as const;
  expect(fill('{list}', { list }).intro).toEqual([{ type: 'list', ordered: false, items: list }]);
  expect(() => fill('See {list}.', { list })).toThrow(
    new PageError('en/test.md', 'let {list} stand alone in its paragraph; it is a list'),
  );
});

test.each(['{unknown}', '{?unknown} x', '{constructor}', '[x](mailto:{unknown})'])('rejects %s', (body) => {
  const name = body.includes('constructor') ? 'constructor' : 'unknown';
  expect(() => fill(body)).toThrow(new PageError('en/test.md', `there is no value called {${name}}`));
});
