interface Authority {
  readonly name: string;
  readonly site: string;
}

/** Data protection authorities by country, under their proper names in the country's own language. */
export const supervisoryAuthorities: Readonly<Record<string, Authority>> = {
  AT: { name: 'Datenschutzbehörde', site: 'https://dsb.gv.at' },
  AU: { name: 'Office of the Australian Information Commissioner', site: 'https://www.oaic.gov.au' },
  BE: {
    name: 'Gegevensbeschermings\u00ADautoriteit / Autorité de protection des données',
    site: 'https://www.dataprotectionauthority.be',
  },
  CA: { name: 'Office of the Privacy Commissioner of Canada', site: 'https://www.priv.gc.ca' },
  CH: {
    name: 'Eidgenössischer Datenschutz- und Öffentlichkeitsbeauftragter (EDÖB, PFPDT, IFPDT)',
    site: 'https://www.edoeb.admin.ch',
  },
  DE: {
    name: 'Datenschutz\u00adaufsichts\u00adbehörden der Länder',
    site: 'https://www.datenschutzkonferenz-online.de',
  },
  DK: { name: 'Datatilsynet', site: 'https://www.datatilsynet.dk' },
  ES: { name: 'Agencia Española de Protección de Datos', site: 'https://www.aepd.es' },
  FI: { name: 'Tietosuojavaltuutetun toimisto', site: 'https://tietosuoja.fi' },
  FR: { name: 'Commission nationale de l’informatique et des libertés (CNIL)', site: 'https://www.cnil.fr' },
  GB: { name: 'Information Commissioner’s Office', site: 'https://ico.org.uk' },
  IE: { name: 'Data Protection Commission', site: 'https://www.dataprotection.ie' },
  IT: { name: 'Garante per la protezione dei dati personali', site: 'https://www.garanteprivacy.it' },
  NL: { name: 'Autoriteit Persoonsgegevens', site: 'https://www.autoriteitpersoonsgegevens.nl' },
  NO: { name: 'Datatilsynet', site: 'https://www.datatilsynet.no' },
  NZ: { name: 'Office of the Privacy Commissioner', site: 'https://www.privacy.org.nz' },
  PL: { name: 'Prezes Urzędu Ochrony Danych Osobowych', site: 'https://uodo.gov.pl' },
  SE: { name: 'Integritetsskyddsmyndigheten', site: 'https://www.imy.se' },
};
