interface ReportedEntry {
  mandate: string;
  /** Euros, as `15.00`. */
  amount: string;
  reference: string;
  /** What the bank debits in total, if more. */
  charged?: string;
  /** Makes it a return. */
  reason?: string;
  /** Makes it a return reported only by the bank's code. */
  unpaid?: boolean;
}

const booked = (date = '2026-01-07') => `<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${date}</Dt></BookgDt>`;
const code = (family: string, part: string) =>
  `<BkTxCd><Domn><Cd>PMNT</Cd><Fmly><Cd>${family}</Cd><SubFmlyCd>${part}</SubFmlyCd></Fmly></Domn></BkTxCd>`;
const collection = code('IDDT', 'ESDD');
const returned = code('IDDT', 'UPDD');

/** A statement entry about one collection. */
export function entry({ mandate, amount, reference, charged, reason, unpaid }: ReportedEntry): string {
  const isReturn = unpaid === true || reason !== undefined;
  const direction = isReturn ? 'DBIT' : 'CRDT';
  const why = reason ? `<RtrInf><Rsn><Cd>${reason}</Cd></Rsn></RtrInf>` : '';
  return `<Ntry><NtryRef>1</NtryRef><Amt Ccy="EUR">${charged ?? amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
    ${booked()}<AcctSvcrRef>${reference}</AcctSvcrRef>${isReturn ? returned : collection}
    <NtryDtls><TxDtls>
      <Refs><AcctSvcrRef>${reference}</AcctSvcrRef><EndToEndId>${mandate}</EndToEndId><MndtId>${mandate}</MndtId></Refs>
      <Amt Ccy="EUR">${charged ?? amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
      <AmtDtls><InstdAmt><Amt Ccy="EUR">${amount}</Amt></InstdAmt></AmtDtls>${why}
    </TxDtls></NtryDtls></Ntry>`;
}

/** An entry about a whole file, as one sum. */
export function batchEntry({
  batch,
  amount,
  reference,
}: {
  batch: string;
  amount: string;
  reference: string;
}): string {
  return `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>${booked()}
    <AcctSvcrRef>${reference}</AcctSvcrRef>${collection}
    <NtryDtls><Btch><MsgId>${batch}</MsgId><PmtInfId>${batch}</PmtInfId><NbOfTxs>2</NbOfTxs></Btch></NtryDtls></Ntry>`;
}

/** Money unrelated to direct debits, other currencies, and entries that aren't booked yet. */
const others = `<Ntry><Amt Ccy="EUR">92.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${booked()}<AcctSvcrRef>ABROAD</AcctSvcrRef>
    ${code('RCDT', 'XBCT')}<NtryDtls><TxDtls><Refs><EndToEndId>INVOICE-7</EndToEndId></Refs>
      <AmtDtls><InstdAmt><Amt Ccy="USD">100.00</Amt></InstdAmt></AmtDtls></TxDtls></NtryDtls></Ntry>
  <Ntry><Amt Ccy="EUR">50.00</Amt><CdtDbtInd>CRDT</CdtDbtInd>${booked()}<AcctSvcrRef>SALARIES</AcctSvcrRef>
    ${code('ICDT', 'ESCT')}<NtryDtls><Btch><PmtInfId>SALARIES</PmtInfId></Btch></NtryDtls></Ntry>
  <Ntry><Amt Ccy="EUR">9.99</Amt><CdtDbtInd>DBIT</CdtDbtInd>${booked()}<AcctSvcrRef>COSTS</AcctSvcrRef>
    <BkTxCd><Domn><Cd>ACMT</Cd><Fmly><Cd>MDOP</Cd><SubFmlyCd>CHRG</SubFmlyCd></Fmly></Domn></BkTxCd></Ntry>
  <Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>PDNG</Cd></Sts></Ntry>`;

const document = (form: string, outer: string, inner: string, entries: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${form}"><${outer}><GrpHdr><MsgId>M1</MsgId></GrpHdr>
<${inner}><Id>1</Id>${others}${entries.join('\n')}</${inner}></${outer}></Document>`;

/** A bank statement. */
export const camt053 = (...entries: string[]) =>
  document('camt.053.001.08', 'BkToCstmrStmt', 'Stmt', entries);

/** A bank notification. */
export const camt054 = (...entries: string[]) =>
  document('camt.054.001.02', 'BkToCstmrDbtCdtNtfctn', 'Ntfctn', entries);
