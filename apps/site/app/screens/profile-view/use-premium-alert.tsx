import { Button, ButtonLink, Dialog, DialogActions, Text } from '@heartwood/ui';
import { useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { urls } from '../../urls';
import { profileViewMessages as texts } from './messages';

interface LockedPhotos {
  /** The name of their owner. */
  readonly name: string;
  readonly privateCount: number;
  /** Address of the profile's page. */
  readonly page: string;
}

/**
 * Explains that photos are for premium members when a locked one is clicked; without script its link leads
 * there.
 */
export function usePremiumAlert({ name, privateCount, page }: LockedPhotos): {
  readonly onLocked: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
} {
  const intl = useIntl();
  const [asked, setAsked] = useState(false);
  const isOpen = useOverlayTurn('opened', asked);
  const close = () => setAsked(false);
  const text = privateCount > 0 ? texts.premium_text : texts.premium_text_clear;
  return {
    onLocked: (event) => {
      event.preventDefault();
      setAsked(true);
    },
    dialog: (
      <Dialog isOpen={isOpen} title={intl.formatMessage(texts.premium_title)} onClose={close}>
        <Text>{intl.formatMessage(text, { name })}</Text>
        <DialogActions>
          <Button look="outlined" onClick={close}>
            {intl.formatMessage(texts.premium_later)}
          </Button>
          <ButtonLink href={urls.withQuery(urls.path('premium'), { to: page })}>
            {intl.formatMessage(texts.premium_get)}
          </ButtonLink>
        </DialogActions>
      </Dialog>
    ),
  };
}
