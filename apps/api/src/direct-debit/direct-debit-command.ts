import { parseArgs } from 'node:util';
import { isId } from '../kernel/ids';
import type { Services } from '../services';
import { readCamt } from './bank-files/camt';
import { checkPain } from './bank-files/check-pain';
import { fileOfBatch, makeBatch, sellersOf, type Seller } from './bank-files/export-batch';
import { importEntries } from './bank-files/import-entries';
import { listDirectDebits } from './list-direct-debits';

interface Given {
  seller?: string;
  batch?: string;
  text?: string;
  id?: string;
}

const usage = [
  'usage: directdebit export [--seller <company>]   makes the file of what is to be collected',
  '       directdebit export --batch <id>           the same file once more',
  '       directdebit check --file <file>           what a bank would refuse it for',
  '       directdebit import --file <file>          counts a camt.053 or camt.054',
  '       directdebit list                          what is open',
  '       directdebit unblock <member id>           allows a member direct debit again',
].join('\n');

function sellerOf(services: Services, id: string | undefined): Seller {
  const sellers = sellersOf(services);
  const [only] = sellers;
  const found = id === undefined && sellers.length === 1 ? only : sellers.find((seller) => seller.id === id);
  if (found) return found;
  throw new Error(`--seller: choose one of ${sellers.map((seller) => seller.id).join(', ') || 'none'}`);
}

async function exportFile(services: Services, { seller, batch }: Given): Promise<string> {
  const id = batch ?? (await makeBatch(services, sellerOf(services, seller)));
  if (id === null) throw new Error('nothing is to be collected');
  return fileOfBatch(services.db, id);
}

function checkFile({ clock }: Services, { text }: Given): Promise<string> {
  if (text === undefined) throw new Error(usage);
  const problems = checkPain(text, clock.now());
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return Promise.resolve('nothing is wrong with the file');
}

async function importFile(services: Services, { text }: Given): Promise<string> {
  if (text === undefined) throw new Error(usage);
  const { settled, returned, known, problems } = await importEntries(services, readCamt(text));
  return [`settled ${settled}, returned ${returned}, counted before ${known}`, ...problems].join('\n');
}

async function unblock({ db, log }: Services, { id = '' }: Given): Promise<string> {
  if (!isId(id)) throw new Error(usage);
  const done = await db
    .updateTable('account')
    .set({ directdebit_blocked_at: null })
    .where('id', '=', id)
    .where('directdebit_blocked_at', 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!done) throw new Error(`${id} is not blocked`);
  log.warn('direct debit is allowed again');
  return `${id} may pay by direct debit again`;
}

const actions = new Map<string, (services: Services, given: Given) => Promise<string>>([
  ['export', exportFile],
  ['check', checkFile],
  ['import', importFile],
  ['list', ({ db }) => listDirectDebits(db)],
  ['unblock', unblock],
]);

/**
 * `directdebit <what>`: exports files for the bank, imports its files, lists open debits, and unblocks
 * members.
 */
export async function directDebitCommand(services: Services, args: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { seller: { type: 'string' }, batch: { type: 'string' }, text: { type: 'string' } },
  });
  const [name = '', id, ...more] = positionals;
  const action = actions.get(name);
  if (!action || more.length > 0) throw new Error(usage);
  return action(services, { ...values, id });
}
