import { actionMessages } from '@heartwood/i18n';
import { MatchModal } from '@heartwood/ui';
import { photoSizes } from '@heartwood/domain';
import type { PhotoSource } from '@heartwood/ui';
import { RawIntlProvider, useIntl } from 'react-intl';
import { useMember } from '../../session/member-store';
import { useRenderMaterial } from '../../session/render-material';
import { urls } from '../../urls';
import { membersMessages } from '../members/messages';
import { missingPhoto } from '../members/photo-source';
import { matchMessages as texts } from './messages';
import type { Popup } from './waiting-popups';

type MatchPopupProps = Popup & { readonly onClose: () => void };

function pictureOf(image: { readonly src: string; readonly tone: string } | null): PhotoSource {
  return image ? { ...photoSizes.match, ...image, alt: '' } : missingPhoto;
}

function Content({ kind, other, onClose }: MatchPopupProps) {
  const intl = useIntl();
  const member = useMember();
  const { id, name, city, main_image: image } = other;
  const match = kind === 'match';
  const withCity = match ? texts.match_text_city : texts.like_text_city;
  const withoutCity = match ? texts.match_text : texts.like_text;
  return (
    <MatchModal
      kind={kind}
      title={intl.formatMessage(match ? texts.match_title : texts.like_title)}
      text={city ? intl.formatMessage(withCity, { name, city }) : intl.formatMessage(withoutCity, { name })}
      own={pictureOf(member?.image ? { src: member.image.thumb, tone: member.image.tone } : null)}
      other={pictureOf(image && { src: image.match, tone: image.tone })}
      profile={{
        href: urls.path('likes-m-id', { id }),
        label: intl.formatMessage(texts.view, { name }),
      }}
      fictional={other.fictional ? intl.formatMessage(membersMessages.fictional) : undefined}
      write={{
        href: urls.path('members-id-chat', { id }),
        label: intl.formatMessage(texts.write, { name }),
      }}
      later={intl.formatMessage(texts.later)}
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
    />
  );
}

/** The popup of a match or a new like; loads its own texts. */
export default function MatchPopup(props: MatchPopupProps) {
  const material = useRenderMaterial();
  if (!material.texts.has(['match', 'members'])) throw material.texts.load();
  return (
    <RawIntlProvider value={material.texts.intl}>
      <Content {...props} />
    </RawIntlProvider>
  );
}
