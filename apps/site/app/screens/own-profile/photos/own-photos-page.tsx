import { photoTypes } from '@heartwood/domain';
import { actionMessages, errorMessage, navigationMessages } from '@heartwood/i18n';
import type { PhotoUpload } from '@heartwood/flows';
import { Alert, CropDialog, Dialog, OwnPhotosScreen } from '@heartwood/ui';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../../forms/form-problem';
import type { FormProblem } from '../../../forms/form-problem';
import { useOverlayTurn } from '../../../overlays/overlay-turn';
import { addToast } from '../../../overlays/toasts';
import { urls } from '../../../urls';
import { cropTexts } from './crop-texts';
import { ownPhotosMessages as texts } from './messages';
import type { OwnPhotos } from './own-photos';
import { OwnPhotoActions } from './photo-actions';
import { photoFields, uploadIntent } from './photo-changes';
import type { PhotoIntent } from './photo-changes';
import { photoNotes, photoTiles, rejectedTiles, uploadTiles } from './photo-tiles';
import { useCropping } from './use-cropping';
import { usePhotoChanges } from './use-photo-changes';
import { useSharedPhotos } from './use-shared-photos';
import type { usePhotoUploads } from './use-photo-uploads';

/** The file types that the API accepts; a browser that can't display one uploads it uncropped. */
const accept = photoTypes.join(',');

interface OwnPhotosPageProps {
  readonly photos: OwnPhotos;
  readonly uploads: ReturnType<typeof usePhotoUploads>;
  readonly saved: boolean;
  readonly problem?: FormProblem;
}

interface OpenPhoto {
  readonly id: string;
  readonly asksRemoval: boolean;
}

function useOpenPhoto() {
  const [open, setOpen] = useState<OpenPhoto | null>(null);
  return {
    open,
    show: (id: string) => setOpen({ id, asksRemoval: false }),
    ask: (asksRemoval: boolean) => setOpen((now) => now && { ...now, asksRemoval }),
    close: () => setOpen(null),
  };
}

/** Stored photos missing from the page's data count too. */
function placesTaken(listed: OwnPhotos['listed'], uploads: readonly PhotoUpload[]): number {
  const known = new Set(listed.map(({ id }) => id));
  const coming = uploads.filter(({ status, photo }) => (photo ? !known.has(photo.id) : status !== 'failed'));
  return listed.length + coming.length;
}

/** All own photos: uploads, order, and the operations on each. */
export default function OwnPhotosPage({ photos, uploads, saved, problem }: OwnPhotosPageProps) {
  const intl = useIntl();
  const { listed, change, order } = usePhotoChanges(photos);
  const cropping = useCropping(uploads.add);
  const { open, show, ask, close } = useOpenPhoto();
  const isOpen = useOverlayTurn('opened', open !== null);
  const { max, paidUser, rejected, chosen } = photos;
  const left = max - placesTaken(listed, uploads.queue);
  const count = { count: listed.length, max };

  function choose(files: readonly File[]) {
    if (files.length > left)
      addToast({ tone: 'danger', title: intl.formatMessage(errorMessage('photo_limit'), { max }) });
    if (left > 0) cropping.start(files.slice(0, left));
  }

  useSharedPhotos(choose);

  async function act(id: string, intent: PhotoIntent) {
    const done = await change(intent, id);
    if (done && intent !== 'earlier' && intent !== 'later') close();
  }

  function takeOff(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const id = new FormData(event.currentTarget).get(photoFields.id);
    if (typeof id === 'string') void change('remove', id);
  }

  return (
    <>
      <OwnPhotosScreen
        title={intl.formatMessage(navigationMessages.photos)}
        count={intl.formatMessage(listed.length > 1 ? texts.count_order : texts.count, count)}
        done={{ href: urls.path('profile'), label: intl.formatMessage(texts.done) }}
        notice={
          problem ? (
            <Alert tone="danger" title={problemText(intl, problem)} />
          ) : saved ? (
            <Alert tone="success" title={intl.formatMessage(texts.saved)} />
          ) : undefined
        }
        photos={photoTiles(intl, listed, show)}
        uploads={uploadTiles(intl, uploads.queue, uploads)}
        add={
          left > 0
            ? {
                label: intl.formatMessage(texts.add),
                action: urls.ownPhotos,
                hidden: { [photoFields.intent]: uploadIntent },
                name: photoFields.file,
                accept,
                send: intl.formatMessage(texts.send),
                onChoose: choose,
              }
            : undefined
        }
        premium={
          paidUser
            ? undefined
            : {
                href: urls.withQuery(urls.path('premium'), { to: urls.ownPhotos }),
                label: intl.formatMessage(texts.premium),
              }
        }
        rejected={rejectedTiles(intl, rejected)}
        removal={{
          form: { action: urls.ownPhotos, onSubmit: takeOff },
          fields: { [photoFields.intent]: 'remove' },
          idName: photoFields.id,
        }}
        notes={photoNotes(intl, listed)}
        onOrder={listed.length > 1 ? order : undefined}
        panel={chosen && <OwnPhotoActions id={chosen} listed={listed} asksRemoval={photos.asksRemoval} />}
      />
      {open && (
        <Dialog
          isOpen={isOpen}
          title={intl.formatMessage(navigationMessages.photos)}
          close={intl.formatMessage(actionMessages.close)}
          onClose={close}
        >
          <OwnPhotoActions
            id={open.id}
            listed={listed}
            asksRemoval={open.asksRemoval}
            onDo={(intent) => void act(open.id, intent)}
            onAsk={ask}
          />
        </Dialog>
      )}
      <CropDialog
        photo={cropping.photo}
        texts={cropTexts(intl)}
        position={
          cropping.count > 1
            ? intl.formatMessage(texts.crop_position, { number: cropping.number, count: cropping.count })
            : undefined
        }
        whole={{
          label: intl.formatMessage(texts.crop_whole, { count: cropping.left }),
          onPress: cropping.takeWhole,
        }}
        busy={intl.formatMessage(actionMessages.loading)}
        onCut={cropping.take}
        onCancel={cropping.leaveOut}
      />
    </>
  );
}
