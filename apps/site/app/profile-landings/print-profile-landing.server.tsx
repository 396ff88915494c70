import type { Settings } from '@heartwood/api-contract';
import type { Locale } from '@heartwood/i18n';
import { fontFiles } from '@heartwood/ui/font-files';
import { displayFaces } from '@heartwood/ui/themes';
import type { IntlShape } from 'react-intl';
import { brandWords } from '../document/brand-words';
import { landerFields } from '../poster-page/choices';
import { posterIntl, posterTheme, printPoster } from '../poster-page/print-poster.server';
import type { PosterSettings, PrintedPoster } from '../poster-page/print-poster.server';
import { profileViewMessages } from '../screens/profile-view/messages';
import { handCss } from './faces/hand-css';
import { profileCss } from './frame-css';
import type { LandingPerson } from './landing-person';
import { profileLandingMessages as texts } from './messages';
import type { ProfileLanding } from './profile-landing';

/** The settings that a profile landing page is rendered from. */
export type ProfileLandingSettings = PosterSettings &
  Pick<Settings, 'message_length' | 'fictional_icon' | 'fictional_warning' | 'fictional_singular'>;

/** Returns the footer's text on who is pictured; the frame covers the drawn members of a demo. */
function whoIsShown(
  intl: IntlShape,
  { name, demo, fictional }: LandingPerson,
  warning: string | null,
): string | undefined {
  if (demo) return undefined;
  if (fictional) return warning ?? intl.formatMessage(profileViewMessages.fictional);
  return intl.formatMessage(texts.agreed, { name });
}

/** Renders a profile landing page for a brand in a language; its form is submitted to `action`. */
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
    /** Whether the page shows the age warning. */
    readonly entry?: boolean;
  },
): Promise<PrintedPoster> {
  const intl = await posterIntl(locale, brandWords(settings));
  const theme = posterTheme(settings);
  const display = displayFaces(theme, fontFiles);
  const hand = landing.hand && handCss(landing.hand);
  const material = {
    intl,
    locale,
    person,
    fictionalIcon: settings.fictional_icon,
    messageLength: settings.message_length,
  };
  const families = { display: display.family, displayWeight: display.weight };
  const { Body } = landing;
  return printPoster({
    settings,
    intl,
    locale,
    title: landing.title(material),
    head: (
      <>
        <meta name="robots" content="noindex" />
        <meta name="rating" content="adult" />
      </>
    ),
    faces: {
      css: display.css + (hand?.css ?? ''),
      preloads: [...display.preloads, ...(hand ? [hand.preload] : [])],
    },
    css: `${profileCss}\n${landing.css(families, material)}`,
    entry,
    action,
    fields: <input type="hidden" name={landerFields.profileLanding} value={landing.name} />,
    people: whoIsShown(intl, person, settings.fictional_warning),
    children: <Body {...material} />,
  });
}
