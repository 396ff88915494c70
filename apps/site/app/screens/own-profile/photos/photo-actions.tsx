import { actionMessages } from '@heartwood/i18n';
import type { DeclaredMessage } from '@heartwood/i18n';
import type { Photo } from '@heartwood/api-contract';
import { PhotoActions } from '@heartwood/ui';
import type { PhotoActionsProps } from '@heartwood/ui';
import type { FormEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import type { IntlShape } from 'react-intl';
import { urls } from '../../../urls';
import { ownPhotosMessages as texts } from './messages';
import { photoAddress } from './photo-addresses';
import { isPhotoIntent, mayLead, photoFields, placeOf } from './photo-changes';
import type { PhotoIntent } from './photo-changes';
import { ownPhotoSource } from './photo-source';
import { seenBy } from './seen-by';
import type { SeenBy } from './seen-by';

interface OwnPhotoActionsProps {
  readonly id: string;
  readonly listed: readonly Photo[];
  /** Whether it asks before deleting. */
  readonly asksRemoval: boolean;
  /** With script: performs the operation, or shows or hides the question. */
  readonly onDo?: (intent: PhotoIntent) => void;
  readonly onAsk?: (asks: boolean) => void;
}

const seenTexts = {
  all: texts.seen_by_all,
  blurred: texts.seen_blurred,
  premium: texts.seen_by_premium,
  nobody: texts.seen_later,
} as const satisfies Record<SeenBy, DeclaredMessage>;

function action(intl: IntlShape, value: PhotoIntent, text: DeclaredMessage) {
  return { value, label: intl.formatMessage(text) };
}

function privacyOf(intl: IntlShape, photo: Photo): PhotoActionsProps['privacy'] {
  if (photo.main) return undefined;
  return photo.private
    ? { kind: 'show', ...action(intl, 'show', texts.show) }
    : { kind: 'hide', ...action(intl, 'hide', texts.hide), text: intl.formatMessage(texts.seen_by_premium) };
}

/** The operations on an own photo, the same in the page and in the dialog. */
export function OwnPhotoActions({ id, listed, asksRemoval, onDo, onAsk }: OwnPhotoActionsProps) {
  const intl = useIntl();
  const { index, earlier, later } = placeOf(listed, id);
  const photo = listed[index];
  if (!photo) return null;

  function submit(event: FormEvent<HTMLFormElement>) {
    if (!onDo || !(event.nativeEvent instanceof SubmitEvent)) return;
    const { submitter } = event.nativeEvent;
    if (!(submitter instanceof HTMLButtonElement) || !isPhotoIntent(submitter.value)) return;
    event.preventDefault();
    onDo(submitter.value);
  }

  const asking = (asks: boolean) =>
    onAsk &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onAsk(asks);
    });
  return (
    <PhotoActions
      photo={ownPhotoSource(photo, 'tile', intl.formatMessage(texts.alt, { number: index + 1 }))}
      title={intl.formatMessage(texts.position, { number: index + 1, count: listed.length })}
      text={intl.formatMessage(seenTexts[seenBy(photo)])}
      form={{ action: urls.ownPhotos, onSubmit: submit }}
      hidden={{ [photoFields.id]: id }}
      name={photoFields.intent}
      earlier={earlier ? action(intl, 'earlier', texts.earlier) : undefined}
      later={later ? action(intl, 'later', texts.later) : undefined}
      main={mayLead(listed, id) ? action(intl, 'main', texts.make_main) : undefined}
      privacy={privacyOf(intl, photo)}
      remove={{
        href: photoAddress(id, true),
        label: intl.formatMessage(actionMessages.delete),
        onClick: asking(true),
      }}
      question={
        asksRemoval
          ? {
              title: intl.formatMessage(texts.remove_question),
              text: intl.formatMessage(texts.remove_text),
              keep: {
                href: photoAddress(id),
                label: intl.formatMessage(actionMessages.cancel),
                onClick: asking(false),
              },
              remove: action(intl, 'remove', actionMessages.delete),
            }
          : undefined
      }
    />
  );
}
