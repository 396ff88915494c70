import { actionMessages } from '@heartwood/i18n';
import { MatchModal } from '@heartwood/ui';
import { photoSizes } from '@heartwood/domain';
import type { PhotoSource } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { useMember } from '../../member/member-store';
import { TextsOf } from '../../document/texts-of';
import { urls } from '../../urls';
import { peopleMessages } from '../../people/messages';
import { matchMessages as texts } from './messages';
import type { Popup } from './waiting-popups';

interface MatchPopupProps {
  /** One match, or one or more likes. */
  readonly popups: readonly Popup[];
  readonly onClose: () => void;
}

const mostFaces = 3;

function pictureOf(src: string | undefined, tone: string | undefined): PhotoSource | undefined {
  return src === undefined ? undefined : { ...photoSizes.match, src, ground: tone, alt: '' };
}

/**
 * Emits a `match-popup` event with the profile's id for a click in a popup; the button of several likes emits
 * one for each of them.
 */
function reportPress(part: 'image' | 'button', profile: string): void {
  window.dispatchEvent(new CustomEvent('match-popup', { detail: { part, profile } }));
}

function Several({ popups, onClose }: MatchPopupProps) {
  const intl = useIntl();
  const onFace = (id: string) => {
    reportPress('image', id);
    onClose();
  };
  const onAction = () => {
    for (const { other } of popups) reportPress('button', other.id);
    onClose();
  };
  return (
    <MatchModal
      kind="like"
      title={intl.formatMessage(texts.likes_title, { count: popups.length })}
      text={intl.formatMessage(texts.likes_text)}
      other={{}}
      faces={popups.slice(0, mostFaces).map(({ other: { id, name, main_image: image, fictional } }) => ({
        id,
        href: urls.path('likes-m-id', { id }),
        label: intl.formatMessage(texts.view, { name }),
        onPress: () => onFace(id),
        photo: pictureOf(image?.match, image?.tone),
        fictional: fictional ? intl.formatMessage(peopleMessages.fictional) : undefined,
      }))}
      view={{
        href: urls.path('likes-type', { type: 'received' }),
        label: intl.formatMessage(texts.likes_view),
      }}
      later={intl.formatMessage(texts.not_now)}
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
      onAction={onAction}
    />
  );
}

function One({ kind, other, onClose }: Popup & { readonly onClose: () => void }) {
  const intl = useIntl();
  const member = useMember();
  const { id, name, city, main_image: image } = other;
  const match = kind === 'match';
  const withCity = match ? texts.match_text_city : texts.like_text_city;
  const withoutCity = match ? texts.match_text : texts.like_text;
  const profile = { href: urls.path('likes-m-id', { id }), label: intl.formatMessage(texts.view, { name }) };
  const leave = (part: 'image' | 'button') => {
    reportPress(part, id);
    onClose();
  };
  return (
    <MatchModal
      kind={kind}
      title={intl.formatMessage(match ? texts.match_title : texts.like_title)}
      text={city ? intl.formatMessage(withCity, { name, city }) : intl.formatMessage(withoutCity, { name })}
      own={pictureOf(member?.image?.thumb, member?.image?.tone)}
      other={{ photo: pictureOf(image?.match, image?.tone), ...profile }}
      fictional={other.fictional ? intl.formatMessage(peopleMessages.fictional) : undefined}
      write={{
        href: urls.path('members-id-chat', { id }),
        label: intl.formatMessage(texts.write, { name }),
      }}
      view={profile}
      later={intl.formatMessage(match ? texts.later : texts.not_now)}
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
      onImage={() => leave('image')}
      onAction={() => leave('button')}
    />
  );
}

/** The popup of a match, or of one or more new likes; loads its own texts. */
export default function MatchPopup({ popups, onClose }: MatchPopupProps) {
  const [popup] = popups;
  return (
    <TextsOf areas={['match', 'people']}>
      {popup && popups.length === 1 ? (
        <One {...popup} onClose={onClose} />
      ) : (
        <Several popups={popups} onClose={onClose} />
      )}
    </TextsOf>
  );
}
