import { expect, test } from 'vitest';
import { locales } from '../locales';
import { fullRecord } from './page-record.fixture';
import { pageLines } from './page-text.fixture';
import { staticPage } from './static-page';

const policy = async (locale: (typeof locales)[number], refund_days: number) => {
  const record = { ...fullRecord, settings: { ...fullRecord.settings, refund_days } };
  return pageLines(await staticPage({ locale, name: 'return-policy', country: undefined, record })).join(
    '\n',
  );
};

test.each(locales)("the return policy contains the brand's refund days in %s", async (locale) => {
  const [usual, longer] = await Promise.all([policy(locale, 14), policy(locale, 37)]);
  expect([/\b37\b/.test(usual), /\b37\b/.test(longer)]).toEqual([false, true]);
});
