import type { Settings } from '@heartwood/api-contract';
import { niches } from '@heartwood/brands/niches';
import type { NicheNumber } from '@heartwood/domain';
import { loadMessages } from '@heartwood/i18n';
import type { Locale } from '@heartwood/i18n';
import { fontFiles } from '@heartwood/ui/font-files';
import { displayFaces, isThemeName, textFaces, themes } from '@heartwood/ui/themes';
import { renderToStaticMarkup } from 'react-dom/server';
import { createIntl, createIntlCache } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { posterConsent } from '../consent/consent-at-poster.server';
import { tagsOf } from '../consent/consent.server';
import { entryCss } from '@heartwood/ui/entry-css';
import { entryScript } from '../entry-warning/run-entry-warning';
import { frameCss } from '../landers/frame-css';
import { dense, policyOf } from '../landers/print-lander.server';
import { ProfileLandingDocument } from './document';
import { profileViewMessages } from '../screens/profile-view/messages';
import { handCss } from './faces/hand-css';
import { profileCss } from './frame-css';
import type { LandingPerson } from './landing-person';
import { profileLandingMessages as texts } from './messages';
import type { ProfileLanding } from './profile-landing';

/** The settings that a member's advertising page is printed from. */
export type ProfileLandingSettings = Pick<
  Settings,
  | 'name'
  | 'logo'
  | 'niche'
  | 'theme'
  | 'min_age'
  | 'us_footer'
  | 'message_length'
  | 'fictional_warning'
  | 'tags'
>;

interface Printed {
  readonly html: string;
  /** Its content security policy. */
  readonly policy: string;
  readonly css: string;
}

/** What the footer says of who is shown; the frame speaks for drawn members of a demo. */
function whoIsShown(
  intl: IntlShape,
  { name, demo, fictional }: LandingPerson,
  warning: string | null,
): string | undefined {
  if (demo) return undefined;
  if (fictional) return warning ?? intl.formatMessage(profileViewMessages.fictional);
  return intl.formatMessage(texts.agreed, { name });
}

/** Prints a member's advertising page for a brand in a language; its form is sent to `action`. */
export async function printProfileLanding(
  landing: ProfileLanding,
  {
    settings,
    locale,
    person,
    action,
    entry = false,
  }: {
    readonly settings: ProfileLandingSettings;
    readonly locale: Locale;
    readonly person: LandingPerson;
    readonly action: string;
    /** Whether the warning at the door stands before the page. */
    readonly entry?: boolean;
  },
): Promise<Printed> {
  const niche = settings.niche as NicheNumber;
  const intl = createIntl({ locale, messages: await loadMessages(locale) }, createIntlCache());
  const theme = themes[isThemeName(settings.theme.id) ? settings.theme.id : niches[niche].theme];
  const text = textFaces(theme, fontFiles);
  const display = displayFaces(theme, fontFiles);
  const hand = landing.hand && handCss(landing.hand);
  const material = { intl, locale, niche, person, messageLength: settings.message_length };
  const consent = posterConsent(intl, locale, tagsOf(settings));
  const families = { text: text.family, display: display.family, displayWeight: display.weight };
  const css =
    text.css +
    display.css +
    (hand?.css ?? '') +
    dense(`${frameCss(text.family)}\n${profileCss}\n${landing.css(families, material)}`) +
    (entry ? entryCss(text.family) : '') +
    consent.css;
  const scripts = [...(entry ? [entryScript] : []), ...consent.scripts];
  const people = whoIsShown(intl, person, settings.fictional_warning);
  const { Body } = landing;
  const html = renderToStaticMarkup(
    <ProfileLandingDocument
      intl={intl}
      locale={locale}
      brand={{
        name: settings.name,
        logo: settings.logo.text,
        minAge: settings.min_age,
        usFooter: settings.us_footer && locale === 'en',
      }}
      title={landing.title(material)}
      people={people}
      name={landing.name}
      action={action}
      css={css}
      fonts={[...text.preloads, ...display.preloads, ...(hand ? [hand.preload] : [])]}
      entryScript={entry ? entryScript : undefined}
      consent={consent.part}
    >
      <Body {...material} />
    </ProfileLandingDocument>,
  );
  return { html: `<!doctype html>${html}`, policy: policyOf(css, scripts, consent), css };
}
