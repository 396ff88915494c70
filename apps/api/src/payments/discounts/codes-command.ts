import { parseArgs } from 'node:util';
import { minorUnitsPerMajor } from '@heartwood/domain';
import type { Db } from '../../database/connection';
import type { Brand } from '../../kernel/brands';
import { emailKeyOf } from '../../kernel/email-key';
import { textTable } from '../../kernel/process/text-table';
import type { Services } from '../../services';
import { codeProblem, readRules, type WrittenRules } from './code-rules';
import { writtenCode } from './find-discount';

const usage = `usage: codes create <code> --brand <id> [--percentage <n>] [--value-percentage <n>] [--currency EUR]
         [--minimum 20.00] [--country NL] [--member <mail address>] [--methods card,paypal] [--expires 2026-12-31]
         [--validity once-per-user|once|unlimited]
       codes list --brand <id>
       codes stop <code> --brand <id>`;

const option = { type: 'string', default: '' } as const;

type Written = WrittenRules & { brand: string; member: string };

function read(args: readonly string[]): { verb: string; code: string; written: Written } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      brand: option,
      member: option,
      percentage: option,
      'value-percentage': option,
      currency: option,
      minimum: option,
      country: option,
      methods: option,
      expires: option,
      validity: option,
    },
  });
  const [verb = '', code = '', ...more] = positionals;
  if (more.length > 0 || (verb === 'list') !== (code === '')) throw new Error(usage);
  return { verb, code: writtenCode(code), written: values };
}

async function memberOf(db: Db, pool: string, address: string): Promise<string | null | undefined> {
  if (address === '') return null;
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('pool', '=', pool)
    .where('email_key', '=', emailKeyOf(address))
    .executeTakeFirst();
  return account?.id;
}

async function create(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { brand, code, written }: { brand: Brand; code: string; written: Written },
): Promise<string> {
  const now = clock.now();
  const { rules, problems } = readRules(written, { brand, now });
  const account_id = await memberOf(db, brand.pool, written.member);
  const named = codeProblem(code);
  if (named) problems.unshift(named);
  if (account_id === undefined) problems.push(`member_unknown: nobody of ${brand.id} has that address`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const made = await db
    .insertInto('discount_code')
    .values({ ...rules, code, pool: brand.pool, account_id: account_id ?? null, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!made) throw new Error(`code_exists: ${code}; a stopped code cannot be recreated`);
  return `made ${code} for ${brand.pool}`;
}

async function list({ db, clock }: Pick<Services, 'db' | 'clock'>, { pool }: Brand): Promise<string> {
  const now = clock.now();
  const codes = await db
    .selectFrom('discount_code')
    .selectAll()
    .select(({ selectFrom }) => [
      selectFrom('discount_redemption')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('discount_redemption.pool', '=', 'discount_code.pool')
        .whereRef('discount_redemption.code', '=', 'discount_code.code')
        .where('discount_redemption.status', '=', 'redeemed')
        .as('used'),
    ])
    .where('pool', '=', pool)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  if (codes.length === 0) return 'no codes';
  const percent = (figure: number | null) => (figure === null ? '' : `${figure}%`);
  const rows = codes.map((row) => [
    row.code,
    row.status !== 'active' ? 'stopped' : row.expires_at && row.expires_at <= now ? 'expired' : 'active',
    percent(row.percentage),
    percent(row.value_percentage),
    row.minimum_order_value === null ? '' : (row.minimum_order_value / minorUnitsPerMajor).toFixed(2),
    row.currency,
    row.country,
    row.payment_methods?.join(',') ?? '',
    row.validity,
    row.expires_at?.toISOString() ?? '',
    row.account_id,
    row.used ?? 0,
  ]);
  const headings = ['code', 'status', 'off', 'on top', 'minimum', 'currency', 'country', 'methods'];
  return textTable([...headings, 'validity', 'expires', 'member', 'used'], rows);
}

async function stop({ db }: Pick<Services, 'db'>, { pool }: Brand, code: string): Promise<string> {
  const stopped = await db
    .updateTable('discount_code')
    .set({ status: 'inactive' })
    .where('pool', '=', pool)
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  if (!stopped) throw new Error(`code_not_found: there is no ${code} in ${pool}`);
  return `stopped ${code}; orders that hold it keep their price`;
}

/** `codes create|list|stop`: the discount codes of a brand's pool. */
export async function codesCommand(
  services: Pick<Services, 'db' | 'clock' | 'brands'>,
  args: readonly string[] = [],
): Promise<string> {
  const { verb, code, written } = read(args);
  const brand = services.brands.byId(written.brand);
  if (!['create', 'list', 'stop'].includes(verb)) throw new Error(usage);
  if (!brand) {
    const known = services.brands.all.map(({ id }) => id).join(', ');
    throw new Error(`brand_unknown: there is no brand ${written.brand}; there are ${known}`);
  }
  if (verb === 'create') return create(services, { brand, code, written });
  return verb === 'list' ? list(services, brand) : stop(services, brand, code);
}
