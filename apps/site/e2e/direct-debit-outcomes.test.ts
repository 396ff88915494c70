import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Credits, Payment } from '@heartwood/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { amberlane, originOf, textsOf } from './environment/brands';
import { root } from './environment/processes';
import { enter, makeMember, type MadeMember } from './people/made-member';
import { textedCodeTo } from './people/text-message';

const text = textsOf(amberlane);
const country = 'IE';

interface Ordered {
  readonly member: MadeMember;
  readonly payment: string;
  readonly mandate: string;
  readonly euros: string;
}

/** Runs the operators' command on the tests' API. */
async function command(...args: string[]): Promise<void> {
  const { E2E_DATA_DIR: DATA_DIR, E2E_API_PORT: API_PORT } = process.env;
  const env = { ...process.env, DATA_DIR, API_PORT };
  await promisify(execFile)(process.execPath, ['apps/api/build/command.js', 'directdebit', ...args], {
    cwd: root,
    env,
  });
}

/** Orders a package whose credits wait until the bank has paid, and confirms it with the code. */
async function ordered(): Promise<Ordered> {
  const member = await makeMember({ ...amberlane, country });
  const { packages } = await member.session.call<Credits>('GET', `/api/credits.php?country=${country}`);
  const pack = packages.find(({ amount }) => amount > 5000 && amount <= 10_000);
  if (!pack) throw new Error('no package between 50 and 100 euros');
  const own = String(randomInt(2_000_000, 9_999_999));
  const order = await member.session.call<{ payment: Payment; mandate_reference: string }>(
    'POST',
    '/api/directdebit.php',
    {
      account_holder: 'Robin Demo',
      iban: 'IE29AIBK93115212345678',
      street: 'Sample Street',
      house_number: '7',
      zip: '12345',
      city: 'Sampletown',
      phone: `087 ${own}`,
      country,
      package: pack.id,
      amount: pack.amount,
      express_request: true,
    },
  );
  const { payment_id } = order.payment;
  const otp = await textedCodeTo(`+35387${own}`);
  await member.session.call('PUT', '/api/directdebit.php', { payment_id, otp });
  const euros = (pack.amount / 100).toFixed(2);
  return { member, payment: payment_id, mandate: order.mandate_reference, euros };
}

/** A bank's entry about an order: the collected money, or its return. */
function entry({ mandate, euros }: Ordered, isReturn: boolean): string {
  const direction = isReturn ? 'DBIT' : 'CRDT';
  const reference = `${isReturn ? 'R' : 'S'}-${mandate}`;
  const reason = isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '';
  return `<Ntry><Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
    <BookgDt><Dt>2026-01-07</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
    <BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>IDDT</Cd><SubFmlyCd>${isReturn ? 'UPDD' : 'ESDD'}</SubFmlyCd></Fmly></Domn></BkTxCd>
    <NtryDtls><TxDtls>
      <Refs><AcctSvcrRef>${reference}</AcctSvcrRef><EndToEndId>${mandate}</EndToEndId><MndtId>${mandate}</MndtId></Refs>
      <Amt Ccy="EUR">${euros}</Amt><CdtDbtInd>${direction}</CdtDbtInd>${reason}
    </TxDtls></NtryDtls></Ntry>`;
}

const statement = (...entries: string[]) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<Stmt><Id>1</Id>${entries.join('\n')}</Stmt></BkToCstmrStmt></Document>`;

async function shows(page: Page, { payment }: Ordered, status: string): Promise<void> {
  await page.goto(`${originOf(amberlane)}/transactions/${payment}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text(`transactions.${status}_title`));
}

test('a direct debit is pending until the bank reports it: paid or returned, unless it is withdrawn from', async ({
  browser,
}, info) => {
  const orders = [await ordered(), await ordered(), await ordered()] as const;
  const [paid, returned, withdrawn] = orders;
  const pages = await Promise.all(
    orders.map(async (order) => {
      const context = await browser.newContext(info.project.use);
      await enter(context, order.member);
      const page = await context.newPage();
      await shows(page, order, 'pending');
      return page;
    }),
  );
  const page = (order: Ordered) => pages[orders.indexOf(order)] as Page;

  await page(withdrawn)
    .getByRole('main')
    .getByRole('link', { name: text('withdrawal.title') })
    .click();
  await page(withdrawn).getByLabel(text('withdrawal.name')).fill('Robin Demo');
  await page(withdrawn)
    .getByRole('button', { name: text('actions.continue') })
    .click();
  await page(withdrawn)
    .getByRole('button', { name: text('withdrawal.confirm') })
    .click();
  await expect(page(withdrawn).getByText(text('withdrawal.uncollected'))).toBeVisible();

  const file = info.outputPath('statement.xml');
  await writeFile(file, statement(entry(paid, false), entry(returned, true)));
  await command('export', '--seller', 'amberlane-demo');
  await command('import', '--file', file);
  await shows(page(paid), paid, 'completed');
  await shows(page(returned), returned, 'failed');
  await shows(page(withdrawn), withdrawn, 'cancelled');
});
