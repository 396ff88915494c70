import { actionMessages } from '@heartwood/i18n';
import { OfflineMessage, OfflineRow, OfflineScreen, OfflineThread } from '@heartwood/ui/offline-screen';
import type { OfflineScreenProps } from '@heartwood/ui/offline-screen';
import type { IntlShape } from 'react-intl';
import { chatMessages } from '../screens/chats/messages';
import { urls } from '../urls';
import { offlineMessages as texts } from './messages';
import { textsAttribute } from './page-texts';
import type { OfflinePageTexts } from './page-texts';

/** Props of the offline page's document. */
export interface OfflineDocumentProps {
  readonly intl: IntlShape;
  readonly logo: OfflineScreenProps['logo'];
  /** The brand's icon for fictional profiles. */
  readonly fictionalIcon: string | null;
  readonly language: string;
  readonly themeAttributes: Readonly<Record<string, string>>;
  readonly themeColours: { readonly light: string; readonly dark: string };
  readonly css: string;
  readonly script: string;
}

const separator = '\n';

/** Returns the title with its placeholder apart. */
function wordOf(intl: IntlShape): OfflineScreenProps['word'] {
  const parts = intl.formatMessage(texts.word, {
    hole: (letter) => [separator, ...letter, separator].join(''),
  });
  const [before = '', hole = '', after = ''] = [parts].flat().join('').split(separator);
  return { before, hole, after };
}

function pageTexts(intl: IntlShape): OfflinePageTexts {
  return {
    format: intl.locale,
    copied: intl.formatMessage(texts.copied, { time: '{time}' }),
    offline: intl.formatMessage(chatMessages.offline),
    own: intl.formatMessage(chatMessages.own_preview, { text: '{text}' }),
    you: intl.formatMessage(chatMessages.you),
    left: intl.formatMessage(chatMessages.left),
    photo: intl.formatMessage(chatMessages.photo_preview),
    gift: intl.formatMessage(chatMessages.gift_preview),
    chat: urls.path('chats-id', { id: 'ID' }),
    member: urls.path('members-id-chat', { id: 'ID' }),
  };
}

/** The offline page as a complete document, with empty elements that its script fills with conversations. */
export function OfflineDocument(props: OfflineDocumentProps) {
  const { intl, logo, fictionalIcon, language, themeAttributes, themeColours, css, script } = props;
  const word = wordOf(intl);
  const fictional = { icon: fictionalIcon, label: intl.formatMessage(chatMessages.fictional) };
  return (
    <html lang={language} {...themeAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${word.before}${word.hole}${word.after} · ${logo.name}`}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColours.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColours.dark} />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body {...{ [textsAttribute]: JSON.stringify(pageTexts(intl)) }}>
        <OfflineScreen
          logo={logo}
          word={word}
          lead={intl.formatMessage(texts.lead)}
          text={intl.formatMessage(texts.text)}
          retry={intl.formatMessage(actionMessages.retry)}
          thread={
            <OfflineThread
              back={{ href: urls.path('chats'), label: intl.formatMessage(chatMessages.back) }}
              name=""
              fictional={fictional}
              status=""
            />
          }
        />
        <template data-template="row">
          <OfflineRow
            href=""
            name=""
            time=""
            fictional={fictional}
            waits={intl.formatMessage(chatMessages.waits)}
            preview=""
          />
        </template>
        <template data-template="message">
          <OfflineMessage
            side="theirs"
            author=""
            text=""
            time=""
            waiting={intl.formatMessage(chatMessages.waits_for_signal)}
          />
        </template>
        <script dangerouslySetInnerHTML={{ __html: script }} />
      </body>
    </html>
  );
}
