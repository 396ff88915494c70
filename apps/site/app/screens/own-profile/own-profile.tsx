import { useLoaderData, useRevalidator } from '@remix-run/react';
import { Suspense, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ButtonLink } from '@heartwood/ui';
import { navigationMessages } from '@heartwood/i18n';
import { definePage } from '../../document/page-handle';
import { useForm } from '../../forms/use-form';
import { useLatest } from '../../hooks/use-latest';
import { addToast } from '../../overlays/toasts';
import { urls } from '../../urls';
import { OwnProfilePage } from './own-profile-page';
import type { action, loader, OwnProfileData } from './own-profile.server';
import { photosPart } from './parts';
import { ownPhotosMessages } from './photos/messages';
import { LateOwnPhotos } from './photos/late-own-photos';
import { usePhotoUploads } from './photos/use-photo-uploads';

export { action, loader } from './own-profile.server';

export const handle = definePage<OwnProfileData>({
  messages: ['own_profile', 'own_photos', 'profile', 'profile_view', 'interests', 'places'],
  title: ({ intl, data }) =>
    data.editing === photosPart
      ? intl.formatMessage(navigationMessages.photos)
      : intl.formatMessage(navigationMessages.profile),
  place: 'profile',
  ownAction: true,
  phone: ({ intl, data }) => {
    if (data.editing !== photosPart) return { kind: 'main' };
    const profile = urls.path('profile');
    return {
      kind: 'inner',
      back: { href: profile, label: intl.formatMessage(navigationMessages.profile) },
      title: intl.formatMessage(navigationMessages.photos),
      aside: (
        <ButtonLink href={profile} look="text" size="small">
          {intl.formatMessage(ownPhotosMessages.done)}
        </ButtonLink>
      ),
    };
  },
});

/** Reloads the data when the member returns to the page, as it may have been changed elsewhere. */
function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  const latest = useLatest(revalidate);
  useEffect(() => {
    const load = () => {
      if (document.visibilityState === 'visible') latest.current();
    };
    document.addEventListener('visibilitychange', load);
    return () => document.removeEventListener('visibilitychange', load);
  }, [latest]);
}

function OwnPages({ data }: { readonly data: OwnProfileData }) {
  const intl = useIntl();
  const { problem } = useForm<typeof action>();
  useFreshOnReturn();
  const uploads = usePhotoUploads(data.photos.listed, ({ status }) =>
    addToast({
      tone: 'success',
      title: intl.formatMessage(
        status === 'inspection' ? ownPhotosMessages.uploaded_waiting : ownPhotosMessages.uploaded,
      ),
    }),
  );
  if (data.editing !== photosPart) return <OwnProfilePage data={data} />;
  return (
    <Suspense>
      <LateOwnPhotos photos={data.photos} uploads={uploads} saved={data.saved} problem={problem} />
    </Suspense>
  );
}

/** The own profile, and all own photos. */
export default function OwnProfileRoute() {
  const data = useLoaderData<typeof loader>() as OwnProfileData | false;
  return data ? <OwnPages data={data} /> : null;
}
