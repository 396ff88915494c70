import { allAt, BankFileError, parseXml, textAt, type XmlElement } from './xml';

/** One direct debit, or a whole file of them, as reported in a bank statement. */
export interface BankEntry {
  /** The bank's reference, by which it is deduplicated. */
  reference: string;
  kind: 'settled' | 'returned';
  /** The mandate reference, sent as end-to-end id; null if the entry is for a whole file. */
  mandate: string | null;
  /** Our id of the file; null if the bank doesn't report it. */
  batch: string | null;
  /** Cents. */
  amount: number;
  /** Return reason code, such as AM04. */
  reason: string | null;
  /** YYYY-MM-DD. */
  bookedOn: string;
}

const statements: Readonly<Record<string, readonly string[]>> = {
  BkToCstmrStmt: ['Stmt', 'Ntry'],
  BkToCstmrDbtCdtNtfctn: ['Ntfctn', 'Ntry'],
};

/** The namespaces of camt.053 and camt.054, any version. */
const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.05[34]\.001\.\d{2}$/;

function centsOf(element: XmlElement | undefined, of: string): number {
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(element?.text.trim() ?? '');
  if (!parts || element?.attributes.Ccy !== 'EUR') throw new BankFileError(`${of}: no amount in euro`);
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

function bookedOn(entry: XmlElement, of: string): string {
  const date = (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? '').slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date)))
    throw new BankFileError(`${of}: no booking date`);
  return date;
}

/**
 * Families of bank transaction codes: direct debits we issued; some banks report returns among the received
 * ones.
 */
const directDebits: readonly string[] = ['IDDT', 'RDDT'];

/** Whether an entry's transaction code is about direct debits; null if it has no ISO code. */
function isDirectDebit(entry: XmlElement, details?: XmlElement): boolean | null {
  const family = [details, entry]
    .map((one) => one && textAt(one, 'BkTxCd', 'Domn', 'Fmly', 'Cd'))
    .find((code) => typeof code === 'string');
  return family ? directDebits.includes(family) : null;
}

/** The outcome of a direct debit; null if the entry is about something else. */
function kindOf(entry: XmlElement, details: XmlElement): BankEntry['kind'] | null {
  const direction = textAt(details, 'CdtDbtInd') ?? textAt(entry, 'CdtDbtInd');
  const coded = isDirectDebit(entry, details);
  const isReversal = allAt(details, 'RtrInf').length > 0;
  if (direction === 'DBIT') return isReversal || coded === true ? 'returned' : null;
  return isReversal || coded === false ? null : 'settled';
}

/** The collected amount: for a return, without the bank's charges. */
function amountOf(entry: XmlElement, details: XmlElement, of: string): number {
  const amounts = [
    allAt(details, 'AmtDtls', 'InstdAmt', 'Amt')[0],
    allAt(details, 'AmtDtls', 'TxAmt', 'Amt')[0],
    allAt(details, 'Amt')[0],
    allAt(entry, 'Amt')[0],
  ];
  return centsOf(
    amounts.find((amount) => amount !== undefined),
    of,
  );
}

function entryOf(entry: XmlElement, details: XmlElement, of: string): BankEntry | null {
  const kind = kindOf(entry, details);
  const mandate =
    textAt(details, 'Refs', 'MndtId') ?? textAt(details, 'Refs', 'EndToEndId')?.replace(/^NOTPROVIDED$/, '');
  if (!mandate || kind === null) return null;
  const own =
    textAt(details, 'Refs', 'AcctSvcrRef') ?? textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef');
  return {
    reference: `${kind}:${own ?? bookedOn(entry, of)}:${mandate}`,
    kind,
    mandate,
    batch: null,
    amount: amountOf(entry, details, of),
    reason: textAt(details, 'RtrInf', 'Rsn', 'Cd') ?? textAt(details, 'RtrInf', 'Rsn', 'Prtry'),
    bookedOn: bookedOn(entry, of),
  };
}

function entriesOf(entry: XmlElement, at: number): BankEntry[] {
  const of = `entry ${at + 1}`;
  const direction = textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT')
    throw new BankFileError(`${of}: neither credit nor debit`);
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  if (status !== 'BOOK') return [];
  bookedOn(entry, of);
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const single = details.flatMap((one) => entryOf(entry, one, of) ?? []);
  const batch = textAt(entry, 'NtryDtls', 'Btch', 'PmtInfId') ?? textAt(entry, 'NtryDtls', 'Btch', 'MsgId');
  if (details.length > 0 || direction !== 'CRDT' || batch === null || isDirectDebit(entry) === false)
    return single;
  const own = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef') ?? bookedOn(entry, of);
  return [
    {
      reference: `settled:${own}:${batch}`,
      kind: 'settled',
      mandate: null,
      batch,
      amount: centsOf(allAt(entry, 'Amt')[0], of),
      reason: null,
      bookedOn: bookedOn(entry, of),
    },
  ];
}

/**
 * Reads the direct debits in a bank statement (camt.053) or notification (camt.054): booked entries that name
 * a mandate or a file. Everything else is skipped.
 * @throws BankFileError if any of it cannot be read
 */
export function readCamt(text: string): BankEntry[] {
  const root = parseXml(text);
  const kind = root.children.find(({ name }) => statements[name]);
  const path = kind && statements[kind.name];
  if (!path || !namespace.test(root.attributes.xmlns ?? ''))
    throw new BankFileError('the file is neither camt.053 nor camt.054');
  return allAt(kind, ...path).flatMap(entriesOf);
}
