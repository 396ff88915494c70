import { loadBrands } from '@heartwood/brands';
import { locales } from '@heartwood/i18n';
import { describe, expect, test } from 'vitest';
import { brandOf } from '../../src/kernel/brands';
import { readEnvironment } from '../../src/kernel/environment';
import { composeMail, type MailTexts } from '../../src/mail/compose-mail';
import { missingInText } from '../support/missing-in-text';

const environment = readEnvironment({ NODE_ENV: 'test', BASE_URL: 'https://dating.example' });
const page = 'https://dating.example/page';
const unsubscription = {
  oneClick: `${page}?one-click`,
  page: `${page}?a=1&b=2`,
  settings: `${page}/settings`,
};

const texts: MailTexts = {
  subject: 'The subject',
  preview: 'What the list of mails shows',
  heading: 'A heading for Wren & Co',
  paragraphs: ['One paragraph.', 'Another “one” <of them>.'],
  sections: Array.from({ length: 8 }, (_, at) => ({
    heading: `Part ${at}`,
    lines: Array.from({ length: 6 }, (__, line) => `Line ${line} of part ${at}, of a common length`),
  })),
  action: { label: 'The button', href: `${page}?token=abc&more=1` },
  linkHint: 'Or copy this:',
  small: ['Small print.'],
};

const compose = (brand: ReturnType<typeof brandOf>, language: string) =>
  composeMail(environment, brand, { email: 'wren@mail.example', language, country: null }, () => texts, {
    unsubscription,
  });

describe.each(loadBrands().map((manifest) => brandOf(manifest)))('a mail of $id', (brand) => {
  test('has the logo, colours for light and dark mode and one button', async () => {
    const { html } = await compose(brand, 'en');
    const { logo, domain } = brand.settings;
    const [image, ...others] = html.match(/<img[^>]*>/g) ?? [];
    for (const part of ['alt=""', 'width="36"', 'height="36"', `src="https://${domain}/icon.png"`])
      expect(image).toContain(part);
    expect(others).toEqual([]);
    expect(html).toContain(`>${logo.text}</td>`);
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
    expect(html).toContain('@media (prefers-color-scheme:dark){.ground{background-color:#');
    expect(html.match(/class="button[ "]/g)).toHaveLength(1);
  });

  test('has all of its content in the plain text, and is smaller than 30 kB', async () => {
    const mail = await compose(brand, 'en');
    expect(missingInText(mail)).toEqual([]);
    expect(mail.text.split(/\n+/).slice(0, 2)).toEqual([brand.settings.logo.text, texts.heading]);
    expect(Buffer.byteLength(mail.html)).toBeLessThan(30_000);
  });
});

test.each(locales)('a mail in %s has its language, direction and preview', async (locale) => {
  const [manifest] = loadBrands();
  if (!manifest) throw new Error('there is no brand');
  const { html, text } = await compose(brandOf(manifest), locale);
  expect(html).toContain(`<html dir="ltr" lang="${locale}">`);
  expect(html).toContain(texts.preview);
  expect(text).not.toContain(texts.preview);
});

test('the plain-text check finds missing text and links', () => {
  const html =
    '<html><head><title>No</title></head><body><a href="https://a.example">Yes</a> and more</body></html>';
  expect(missingInText({ html, text: 'Yes' })).toEqual(['https://a.example', 'and more']);
});
