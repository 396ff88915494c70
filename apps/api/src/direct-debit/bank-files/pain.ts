import { minorUnitsPerMajor } from '@heartwood/domain';
import { sepaText } from './sepa-text';
import { writeXml, type XmlContent } from './xml';

/** The message type: customer direct debit initiation. */
export const painNamespace = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08';

/** One collection in a file. Amounts in euro cents. */
export interface Collection {
  mandate: string;
  /** YYYY-MM-DD. */
  signedOn: string;
  amount: number;
  holder: string;
  iban: string;
  street: string;
  houseNumber: string;
  zip: string;
  city: string;
  country: string;
  /** Text on the bank statement. */
  purpose: string;
}

/** A file of collections that share a collection date. */
export interface CollectionFile {
  id: string;
  createdAt: Date;
  /** YYYY-MM-DD. */
  collectedOn: string;
  creditor: { name: string; id: string; iban: string };
  collections: readonly Collection[];
}

/** Formats cents for a bank file. */
export const euros = (cents: number) => (cents / minorUnitsPerMajor).toFixed(2);

const notProvided: XmlContent = [['FinInstnId', [['Othr', [['Id', 'NOTPROVIDED']]]]]];

function transaction(collection: Collection) {
  const { mandate, signedOn, amount, holder, iban, country } = collection;
  const address: XmlContent = [
    ['StrtNm', sepaText(collection.street, 70)],
    ['BldgNb', sepaText(collection.houseNumber, 16)],
    ['PstCd', sepaText(collection.zip, 16)],
    ['TwnNm', sepaText(collection.city, 35)],
    ['Ctry', country],
  ];
  const content: XmlContent = [
    ['PmtId', [['EndToEndId', mandate]]],
    ['InstdAmt', euros(amount), { Ccy: 'EUR' }],
    [
      'DrctDbtTx',
      [
        [
          'MndtRltdInf',
          [
            ['MndtId', mandate],
            ['DtOfSgntr', signedOn],
          ],
        ],
      ],
    ],
    ['DbtrAgt', notProvided],
    [
      'Dbtr',
      [
        ['Nm', sepaText(holder, 70)],
        ['PstlAdr', address],
      ],
    ],
    ['DbtrAcct', [['Id', [['IBAN', iban]]]]],
    ['RmtInf', [['Ustrd', sepaText(collection.purpose, 140)]]],
  ];
  return ['DrctDbtTxInf', content] as const;
}

/** Writes a collection file: one-off direct debits of the core scheme (pain.008.001.08). */
export function writePain({ id, createdAt, collectedOn, creditor, collections }: CollectionFile): string {
  const count = String(collections.length);
  const sum = euros(collections.reduce((total, { amount }) => total + amount, 0));
  const name = sepaText(creditor.name, 70);
  const scheme: XmlContent = [
    ['SvcLvl', [['Cd', 'SEPA']]],
    ['LclInstrm', [['Cd', 'CORE']]],
    ['SeqTp', 'OOFF'],
  ];
  const creditorScheme: XmlContent = [
    [
      'Id',
      [
        [
          'PrvtId',
          [
            [
              'Othr',
              [
                ['Id', creditor.id],
                ['SchmeNm', [['Prtry', 'SEPA']]],
              ],
            ],
          ],
        ],
      ],
    ],
  ];
  const header: XmlContent = [
    ['MsgId', id],
    ['CreDtTm', createdAt.toISOString().slice(0, 19)],
    ['NbOfTxs', count],
    ['CtrlSum', sum],
    ['InitgPty', [['Nm', name]]],
  ];
  const payment: XmlContent = [
    ['PmtInfId', id],
    ['PmtMtd', 'DD'],
    ['NbOfTxs', count],
    ['CtrlSum', sum],
    ['PmtTpInf', scheme],
    ['ReqdColltnDt', collectedOn],
    ['Cdtr', [['Nm', name]]],
    ['CdtrAcct', [['Id', [['IBAN', creditor.iban]]]]],
    ['CdtrAgt', notProvided],
    ['ChrgBr', 'SLEV'],
    ['CdtrSchmeId', creditorScheme],
    ...collections.map(transaction),
  ];
  const initiation: XmlContent = [
    ['GrpHdr', header],
    ['PmtInf', payment],
  ];
  return writeXml(['Document', [['CstmrDrctDbtInitn', initiation]], { xmlns: painNamespace }]);
}
