import { checkIban, isCreditorId } from '@heartwood/domain';
import { earliestCollection, isTargetDay } from '../../payments/limits/target-days';
import { painNamespace } from './pain';
import { allAt, parseXml, textAt, type XmlElement } from './xml';

/** Allowed children per element, in order; `?` is optional, `+` is repeatable. */
const structure: Readonly<Record<string, readonly string[]>> = {
  Document: ['CstmrDrctDbtInitn'],
  CstmrDrctDbtInitn: ['GrpHdr', 'PmtInf+'],
  GrpHdr: ['MsgId', 'CreDtTm', 'NbOfTxs', 'CtrlSum', 'InitgPty'],
  PmtInf: [
    'PmtInfId',
    'PmtMtd',
    'BtchBookg?',
    'NbOfTxs',
    'CtrlSum',
    'PmtTpInf',
    'ReqdColltnDt',
    'Cdtr',
    'CdtrAcct',
    'CdtrAgt',
    'ChrgBr',
    'CdtrSchmeId',
    'DrctDbtTxInf+',
  ],
  PmtTpInf: ['SvcLvl', 'LclInstrm', 'SeqTp'],
  DrctDbtTxInf: ['PmtId', 'InstdAmt', 'DrctDbtTx', 'DbtrAgt', 'Dbtr', 'DbtrAcct', 'RmtInf?'],
  MndtRltdInf: ['MndtId', 'DtOfSgntr'],
  Dbtr: ['Nm', 'PstlAdr?'],
  PstlAdr: ['StrtNm', 'BldgNb', 'PstCd', 'TwnNm', 'Ctry'],
};

function structureProblems(element: XmlElement): string[] {
  const expected = structure[element.name];
  const inner = element.children.flatMap(structureProblems);
  if (!expected) return inner;
  const pattern = expected.map((name) => {
    const [, word, many] = /^(\w+)([?+]?)$/.exec(name) ?? [];
    return `(?:${word} )${many}`;
  });
  const found = element.children.map(({ name }) => `${name} `).join('');
  return new RegExp(`^${pattern.join('')}$`).test(found)
    ? inner
    : [`${element.name}: holds ${found.trim() || 'nothing'}, not ${expected.join(' ')}`, ...inner];
}

function cents(text: string | null): number {
  const parts = /^(\d{1,9})\.(\d{2})$/.exec(text ?? '');
  return parts ? Number(parts[1]) * 100 + Number(parts[2]) : Number.NaN;
}

const reference = /^(?!\/)(?!.*\/\/)[A-Za-z0-9/\-?:().,'+ ]{1,35}(?<!\/)$/;
const country = /^[A-Z]{2}$/;

/** Parses a date as YYYY-MM-DD; null if there is no such date. */
function dayOf(text: string): Date | null {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? day : null;
}

function transactionProblems(transaction: XmlElement, collectedOn: string): string[] {
  const mandate = textAt(transaction, 'DrctDbtTx', 'MndtRltdInf', 'MndtId') ?? '';
  const problem = (what: string) => `${mandate || 'a collection without a mandate'}: ${what}`;
  const [amount] = allAt(transaction, 'InstdAmt');
  const signed = textAt(transaction, 'DrctDbtTx', 'MndtRltdInf', 'DtOfSgntr') ?? '';
  const checks: [boolean, string][] = [
    [reference.test(mandate), 'its mandate reference is not 1 to 35 letters of SEPA'],
    [reference.test(textAt(transaction, 'PmtId', 'EndToEndId') ?? ''), 'its end-to-end id is wrong'],
    [amount?.attributes.Ccy === 'EUR' && cents(amount.text) > 0, 'its amount is no euro above 0'],
    [checkIban(textAt(transaction, 'DbtrAcct', 'Id', 'IBAN') ?? '').ok, 'its IBAN is wrong'],
    [(textAt(transaction, 'Dbtr', 'Nm') ?? '').length <= 70, 'its holder is longer than 70'],
    [textAt(transaction, 'Dbtr', 'Nm') !== null, 'it has no holder'],
    [country.test(textAt(transaction, 'Dbtr', 'PstlAdr', 'Ctry') ?? 'XX'), 'its country is wrong'],
    [dayOf(signed) !== null && signed < collectedOn, 'its mandate is not of a day before the collection'],
  ];
  return checks.flatMap(([holds, what]) => (holds ? [] : [problem(what)]));
}

function paymentProblems(payment: XmlElement): string[] {
  const transactions = allAt(payment, 'DrctDbtTxInf');
  const collectedOn = textAt(payment, 'ReqdColltnDt') ?? '';
  const day = dayOf(collectedOn);
  const mandates = transactions.map((one) => textAt(one, 'DrctDbtTx', 'MndtRltdInf', 'MndtId'));
  const checks: [boolean, string][] = [
    [textAt(payment, 'PmtMtd') === 'DD', 'PmtMtd: not DD'],
    [textAt(payment, 'PmtTpInf', 'SvcLvl', 'Cd') === 'SEPA', 'SvcLvl: not SEPA'],
    [textAt(payment, 'PmtTpInf', 'LclInstrm', 'Cd') === 'CORE', 'LclInstrm: not CORE'],
    [textAt(payment, 'PmtTpInf', 'SeqTp') === 'OOFF', 'SeqTp: not OOFF'],
    [textAt(payment, 'ChrgBr') === 'SLEV', 'ChrgBr: not SLEV'],
    [day !== null, 'ReqdColltnDt: no date'],
    [day === null || isTargetDay(day), `ReqdColltnDt: banks are closed on ${collectedOn}`],
    [reference.test(textAt(payment, 'PmtInfId') ?? ''), 'PmtInfId: not 1 to 35 letters of SEPA'],
    [checkIban(textAt(payment, 'CdtrAcct', 'Id', 'IBAN') ?? '').ok, 'CdtrAcct: the IBAN is wrong'],
    [
      isCreditorId(textAt(payment, 'CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id') ?? ''),
      'CdtrSchmeId: the creditor identifier is wrong',
    ],
    [new Set(mandates).size === mandates.length, 'a mandate is collected twice'],
  ];
  return [
    ...checks.flatMap(([holds, what]) => (holds ? [] : [what])),
    ...transactions.flatMap((one) => transactionProblems(one, collectedOn)),
  ];
}

function headerProblems(header: XmlElement): string[] {
  const created = textAt(header, 'CreDtTm') ?? '';
  return [
    ...(reference.test(textAt(header, 'MsgId') ?? '') ? [] : ['MsgId: not 1 to 35 letters of SEPA']),
    ...(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(created) && !Number.isNaN(Date.parse(created))
      ? []
      : ['CreDtTm: no date with a time']),
  ];
}

function sumProblems(part: XmlElement, head: XmlElement): string[] {
  const amounts = [part, ...allAt(part, 'PmtInf')].flatMap((one) => allAt(one, 'DrctDbtTxInf', 'InstdAmt'));
  const sum = amounts.reduce((total, { text }) => total + cents(text), 0);
  return [
    ...(textAt(head, 'NbOfTxs') === String(amounts.length)
      ? []
      : [`${head.name}: NbOfTxs is not ${amounts.length}`]),
    ...(cents(textAt(head, 'CtrlSum')) === sum
      ? []
      : [`${head.name}: CtrlSum is not the sum of the amounts`]),
  ];
}

/**
 * Reports why a bank would reject a file of direct debits: structure and order, sums and counts, IBANs,
 * identifiers, sequence and dates. Empty if valid.
 * @param handedIn submission date; collections earlier than banks accept from then on are reported. Null
 * skips this check.
 */
export function checkPain(text: string, handedIn: Date | null): string[] {
  const root = parseXml(text);
  if (root.attributes.xmlns !== painNamespace) return [`Document: not ${painNamespace}`];
  const structural = structureProblems(root);
  const [initiation] = allAt(root, 'CstmrDrctDbtInitn');
  const header = initiation && allAt(initiation, 'GrpHdr')[0];
  if (!initiation || !header || structural.length > 0) return structural;
  const payments = allAt(initiation, 'PmtInf');
  const earliest = handedIn ? earliestCollection(handedIn) : '';
  return [
    ...headerProblems(header),
    ...sumProblems(initiation, header),
    ...payments.flatMap((payment) => [...sumProblems(payment, payment), ...paymentProblems(payment)]),
    ...payments
      .filter((payment) => (textAt(payment, 'ReqdColltnDt') ?? '') < earliest)
      .map(() => `ReqdColltnDt: too early, banks take ${earliest}`),
  ];
}
