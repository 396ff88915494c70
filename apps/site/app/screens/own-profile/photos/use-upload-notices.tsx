import { navigationMessages } from '@heartwood/i18n';
import { ButtonLink } from '@heartwood/ui';
import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { problemText } from '../../../forms/form-problem';
import { useLatest } from '../../../hooks/use-latest';
import { addToast } from '../../../overlays/toasts';
import { urls } from '../../../urls';
import { photoUploads } from './photo-uploads';

/** Shows a toast for each photo that isn't uploaded, unless the page already shows the failure. */
export function useUploadNotices(): void {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const isOnPhotos = `${pathname}${search}`.startsWith(urls.ownPhotos);
  const notify = useLatest<Parameters<typeof photoUploads.onFailed>[0]>(({ code, data }, isQueued) => {
    if (isQueued && isOnPhotos) return;
    addToast({
      tone: 'danger',
      title: intl.formatMessage(navigationMessages.photo_not_uploaded),
      text: problemText(intl, { code, fields: {}, data: data ?? {} }),
      action: (
        <ButtonLink href={urls.ownPhotos} look="text" size="small">
          {intl.formatMessage(navigationMessages.photos)}
        </ButtonLink>
      ),
    });
  });
  useEffect(() => photoUploads.onFailed((failure, isQueued) => notify.current(failure, isQueued)), [notify]);
}

/** Ends a member's uploads when the session ends, so that none is stored in the account that logs in next. */
export function useEndPhotoUploads(member: string): void {
  useEffect(() => () => photoUploads.end(), [member]);
}
