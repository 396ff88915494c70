import { isTagScript, offeredMethods, paymentMethods } from '@heartwood/domain';
import type { Currency } from '@heartwood/domain';
import { imprintFields, imprintLocales, localeOfLanguage } from '@heartwood/i18n';
import { contrastFaults, themes } from '@heartwood/ui/themes';
import type { ManifestProblem } from './manifest-error';
import type { Manifest, ManifestPackage } from './manifest-schema';

/** Finds contradictions between the fields of a schema-valid manifest. */
export function findContradictions(manifest: Manifest): ManifestProblem[] {
  return [
    ...languageProblems(manifest),
    ...hostProblems(manifest),
    ...colourProblems(manifest),
    ...currencyProblems(manifest),
    ...Object.entries(manifest.packages).flatMap(([currency, packs]) => packageProblems(currency, packs)),
    ...methodProblems(manifest),
    ...creditorProblems(manifest),
    ...imprintProblems(manifest),
    ...limitProblems(manifest),
    ...tagProblems(manifest),
    ...demoProblems(manifest),
  ];
}

function languageProblems({
  domain_language,
  locales,
  default_locale,
  ...texts
}: Manifest): ManifestProblem[] {
  const problems: ManifestProblem[] = [];
  const domainLocale = localeOfLanguage(domain_language);
  if (!domainLocale || !locales.includes(domainLocale))
    problems.push({
      path: 'domain_language',
      message: `its first two letters must be one of locales (${locales.join(', ')}); add the locale or change the language`,
    });
  if (!locales.includes(default_locale))
    problems.push({
      path: 'default_locale',
      message: `choose one of locales (${locales.join(', ')}); without the field it is en`,
    });
  for (const path of ['index_title', 'description'] as const)
    for (const locale of locales)
      if (!texts[path][locale])
        problems.push({
          path: `${path}.${locale}`,
          message: 'write this text too; locales offers the language',
        });
  return problems;
}

function hostProblems({ domain, more_domains }: Manifest): ManifestProblem[] {
  const hosts = [domain, ...more_domains];
  return more_domains.flatMap((host, at) =>
    hosts.indexOf(host) === at + 1
      ? []
      : [{ path: `more_domains.${at}`, message: `${host} is named before; remove it` }],
  );
}

/** Contrast problems of the brand's colours; one caused by a single colour is reported for that colour. */
function colourProblems({ theme }: Manifest): ManifestProblem[] {
  const seeds = themes[theme.id];
  const own = Object.entries(theme.colours);
  const faultsOf = (colours: typeof own) =>
    contrastFaults({ ...seeds, colours: { ...seeds.colours, ...Object.fromEntries(colours) } });
  return faultsOf(own).map(({ scheme, pair, ratio, least }) => {
    const causes = own.filter(([role]) =>
      faultsOf(own.filter(([other]) => other !== role)).every(
        (fault) => fault.scheme !== scheme || fault.pair !== pair,
      ),
    );
    const [cause] = causes.length === 1 ? causes : [];
    const contrast = Math.floor(ratio * 100) / 100;
    return {
      path: cause ? `theme.colours.${cause[0]}` : 'theme.colours',
      message: `choose a lighter or darker colour; in the ${scheme} scheme the contrast of "${pair}" is ${contrast} and must be at least ${least}`,
    };
  });
}

function currencyProblems({
  currency,
  currency_by_country,
  countries,
  packages,
}: Manifest): ManifestProblem[] {
  const problems: ManifestProblem[] = [];
  if (!packages[currency])
    problems.push({ path: `packages.${currency}`, message: 'add packages in the currency of the brand' });
  for (const [country, own] of Object.entries(currency_by_country)) {
    const path = `currency_by_country.${country}`;
    if (!countries.includes(country))
      problems.push({ path, message: 'add the country to countries or remove this line' });
    if (!packages[own])
      problems.push({ path, message: `add packages in ${own} or choose a currency that has some` });
  }
  return problems;
}

function packageProblems(currency: string, packs: readonly ManifestPackage[]): ManifestProblem[] {
  const path = `packages.${currency}`;
  const problems: ManifestProblem[] = [];
  const rising = packs.toSorted((one, other) => one.credits - other.credits);
  for (const [at, { id }] of packs.entries())
    if (packs.findIndex((other) => other.id === id) !== at)
      problems.push({
        path: `${path}.${at}.id`,
        message: `another package is called ${id}; choose another id`,
      });
  for (const [at, larger] of rising.entries()) {
    const smaller = rising[at - 1];
    if (smaller && larger.amount * smaller.credits > smaller.amount * larger.credits)
      problems.push({
        path,
        message: `a credit is dearer in ${larger.id} than in the smaller ${smaller.id}; lower its amount`,
      });
  }
  if (packs.filter(({ popular }) => popular).length > 1)
    problems.push({ path, message: 'mark at most one package as popular' });
  return problems;
}

function methodProblems({ methods, countries, currency, currency_by_country }: Manifest): ManifestProblem[] {
  const retired = methods.flatMap((method, at) =>
    'retired' in paymentMethods[method]
      ? [{ path: `methods.${at}`, message: `${method} no longer exists and is never offered; remove it` }]
      : [],
  );
  const without = countries.filter(
    (country) =>
      offeredMethods({
        country,
        currency: currencyOf({ currency, currency_by_country }, country),
        brandMethods: methods,
        appleDevice: false,
      }).length === 0,
  );
  return without.length === 0
    ? retired
    : [
        ...retired,
        { path: 'methods', message: `nobody in ${without.join(', ')} could pay; add a method such as card` },
      ];
}

function creditorProblems({ company }: Manifest): ManifestProblem[] {
  const { creditor_id, creditor_iban } = company;
  if ((creditor_id === null) === (creditor_iban === null)) return [];
  const path = creditor_id === null ? 'company.creditor_id' : 'company.creditor_iban';
  return [{ path, message: 'direct debits need both creditor_id and creditor_iban; write this one too' }];
}

/** What the law of a language's country has a company name in its imprint. */
function imprintProblems({ company, locales }: Manifest): ManifestProblem[] {
  return imprintLocales
    .filter((locale) => locales.includes(locale))
    .flatMap((locale) => imprintFields[locale].map((field) => ({ field, locale })))
    .filter(({ field }, at, all) => all.findIndex((other) => other.field === field) === at)
    .filter(({ field }) => company[field] === null)
    .map(({ field, locale }) => ({
      path: `company.${field}`,
      message: `write this too; the imprint in ${locale} must name it`,
    }));
}

function limitProblems({ limits, search, time_zone }: Manifest): ManifestProblem[] {
  const problems: ManifestProblem[] = [];
  if (search && (search.min_age ?? 0) > (search.max_age ?? Infinity))
    problems.push({ path: 'search.max_age', message: 'choose at least search.min_age' });
  if (limits.premium_photos < limits.free_photos)
    problems.push({ path: 'limits.premium_photos', message: 'allow at least as many as limits.free_photos' });
  if (!isTimeZone(time_zone))
    problems.push({ path: 'time_zone', message: 'no such time zone; write one such as Europe/Berlin' });
  return problems;
}

function tagProblems({ tags, locales }: Manifest): ManifestProblem[] {
  return tags.flatMap((tag, at) => {
    const problems: ManifestProblem[] = locales
      .filter((locale) => !tag.purpose[locale])
      .map((locale) => ({
        path: `tags.${at}.purpose.${locale}`,
        message: 'write this text too; locales offers the language',
      }));
    if (!isTagScript(tag))
      problems.push({ path: `tags.${at}.hosts`, message: `name the host of ${tag.script} too` });
    if (tags.findIndex(({ name }) => name === tag.name) !== at)
      problems.push({
        path: `tags.${at}.name`,
        message: `another tag is called ${tag.name}; choose another`,
      });
    return problems;
  });
}

function demoProblems({ demo, domain }: Manifest): ManifestProblem[] {
  return demo && !domain.endsWith('.example')
    ? [{ path: 'demo', message: `remove it; ${domain} is no reserved domain, so this brand is no demo` }]
    : [];
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** Returns the currency of a brand in a country. */
export function currencyOf(
  prices: Pick<Manifest, 'currency' | 'currency_by_country'>,
  country: string | null,
): Currency {
  return (country === null ? undefined : prices.currency_by_country[country]) ?? prices.currency;
}
