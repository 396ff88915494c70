import { actionMessages } from '@heartwood/i18n';
import { latePart, ModalWaiting } from '@heartwood/ui';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useRenderMaterial } from '../../document/render-material';
import { useDocumentIdle } from '../../hooks/document-idle';
import { savesData } from '../../navigation/prefetch/saves-data';
import { isPlainPress } from '../../navigation/signup-links';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { urls } from '../../urls';
import type { Price } from '../credits/lowest-price';
import type { LockedPhotos } from './locked-photos';
import { profileViewMessages as texts } from './messages';

const PremiumAlert = latePart(() => import('./premium-alert'));

function loadPrice(): Promise<Price | null> {
  return import('./load-lowest-price').then(({ loadLowestPrice }) => loadLowestPrice()).catch(() => null);
}

/** Fetches the alert's script once a page that can open it is idle. */
function useEarlyScript(wanted: boolean): void {
  const isIdle = useDocumentIdle();
  useEffect(() => {
    if (wanted && isIdle && !savesData()) PremiumAlert.load().catch(() => undefined);
  }, [wanted, isIdle]);
}

/**
 * Explains that photos are for premium members when a locked one is clicked; without script, or if the
 * explanation cannot be loaded, its link leads there. `null` where no photo is locked.
 */
export function usePremiumAlert(photos: LockedPhotos | null): {
  readonly onLocked?: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
} {
  const intl = useIntl();
  const navigate = useNavigate();
  const { texts: source } = useRenderMaterial();
  const [state, setState] = useState<'closed' | 'loading' | 'open'>('closed');
  const [price, setPrice] = useState<Price | null>();
  const waits = useRef(false);
  const isOpen = useOverlayTurn('opened', state !== 'closed');
  useEarlyScript(photos !== null);
  if (photos === null) return { dialog: null };
  const href = urls.withQuery(urls.path('premium'), { to: photos.page });
  const onClose = () => {
    waits.current = false;
    setState('closed');
  };
  return {
    onLocked: (event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      waits.current = true;
      setState('loading');
      void loadPrice().then(setPrice);
      Promise.all([PremiumAlert.load(), source.load()])
        .then(() => setState((now) => (now === 'loading' ? 'open' : now)))
        .catch(() => {
          if (!waits.current) return;
          onClose();
          navigate(href);
        });
    },
    dialog:
      isOpen &&
      (state === 'loading' ? (
        <ModalWaiting
          title={intl.formatMessage(texts.premium_title)}
          busy={intl.formatMessage(actionMessages.loading)}
          close={intl.formatMessage(actionMessages.close)}
          onClose={onClose}
        />
      ) : (
        <PremiumAlert photos={photos} price={price} href={href} onClose={onClose} />
      )),
  };
}
