import { actionMessages } from '@heartwood/i18n';
import type { Photo, Photos } from '@heartwood/api-contract';
import type { PhotoUpload } from '@heartwood/flows';
import type { OwnPhotoTile, OwnPhotosScreenProps, UploadTile } from '@heartwood/ui';
import type { MouseEvent } from 'react';
import type { IntlShape } from 'react-intl';
import { percentText } from '../../../format/percent-text';
import { problemText } from '../../../forms/form-problem';
import { ownPhotosMessages as texts } from './messages';
import { photoAddress } from './photo-addresses';
import { ownPhotoSource } from './photo-source';

/** Returns the tiles of the stored photos; with script, `onOpen` opens the operations on one. */
export function photoTiles(
  intl: IntlShape,
  listed: readonly Photo[],
  onOpen: (id: string) => void,
): OwnPhotoTile[] {
  return listed.map((photo, index) => ({
    id: photo.id,
    photo: ownPhotoSource(photo, photo.main ? 'largeTile' : 'tile', ''),
    main: photo.main ? intl.formatMessage(texts.main) : undefined,
    waiting: photo.status === 'inspection' ? intl.formatMessage(texts.waiting) : undefined,
    private: photo.private ? intl.formatMessage(texts.private) : undefined,
    open: {
      href: photoAddress(photo.id),
      label: intl.formatMessage(texts.open, { number: index + 1, count: listed.length }),
      onClick: (event: MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(photo.id);
      },
    },
  }));
}

function uploadWords(intl: IntlShape, { status, failure }: PhotoUpload): string {
  if (!failure) return intl.formatMessage(status === 'waiting' ? texts.upload_waits : texts.upload_runs);
  if (failure.code === 'unavailable') return intl.formatMessage(texts.upload_cut);
  return problemText(intl, { code: failure.code, fields: {}, data: failure.data ?? {} });
}

/** Returns the tiles of files that are uploading or failed. */
export function uploadTiles(
  intl: IntlShape,
  uploads: readonly PhotoUpload[],
  { cancel, retry }: { readonly cancel: (id: string) => void; readonly retry: (id: string) => void },
): UploadTile[] {
  return uploads.map((upload) => {
    const { id, status, progress } = upload;
    const failed = status === 'failed';
    return {
      id,
      preview: id,
      state: status === 'done' ? 'uploading' : status,
      progress,
      percent: percentText(intl, Math.round(progress * 100)),
      label: uploadWords(intl, upload),
      cancel: {
        label: failed ? intl.formatMessage(texts.upload_discard) : intl.formatMessage(actionMessages.cancel),
        onPress: () => cancel(id),
      },
      retry: failed ? { label: intl.formatMessage(texts.upload_retry), onPress: () => retry(id) } : undefined,
    };
  });
}

/** Returns the notes about rejected photos. */
export function rejectedTiles(
  intl: IntlShape,
  rejected: Photos['rejected'],
): OwnPhotosScreenProps['rejected'] {
  return rejected.map(({ id, reason }) => ({
    id,
    text: intl.formatMessage(texts[`rejected_${reason}`]),
    remove: intl.formatMessage(texts.rejected_remove),
  }));
}

/** Returns explanations of the labels on the tiles, only for those present. */
export function photoNotes(intl: IntlShape, listed: readonly Photo[]): OwnPhotosScreenProps['notes'] {
  const kinds = {
    main: listed.some((photo) => photo.main),
    waiting: listed.some(({ status }) => status === 'inspection'),
    private: listed.length > 1 || listed.some((photo) => photo.private),
  };
  return (['main', 'waiting', 'private'] as const)
    .filter((kind) => kinds[kind])
    .map((kind) => ({
      kind,
      title: intl.formatMessage(texts[kind]),
      text: intl.formatMessage(texts[`${kind}_text`]),
    }));
}
