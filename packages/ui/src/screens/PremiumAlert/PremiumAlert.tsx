import type { ReactNode } from 'react';
import ModalFrame from '../../components/Dialog/ModalFrame';
import { Heading } from '../../components/Heading/Heading';
import { Skeleton } from '../../components/Skeleton/Skeleton';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { OfferActions } from '../payment-parts/OfferActions';
import type { OfferActionsProps } from '../payment-parts/OfferActions';
import { Benefits } from '../CreditsScreen/Benefits';
import type { Benefit } from '../CreditsScreen/Benefits';

export interface PremiumAlertProps extends OfferActionsProps {
  title: string;
  /** What premium is needed for here. */
  text: ReactNode;
  /** What needs no premium. */
  free: { title: string; text: string };
  /** What premium adds. */
  premium: { title: string; items: readonly Benefit[] };
  /** The price of the smallest package. */
  price?: string;
  /** Announced while the price is loading. */
  busy?: string;
  fine: string;
}

/** Says what is for premium members: what stays free, what premium adds, and from which price. */
export function PremiumAlert({
  title,
  text,
  free,
  premium,
  price,
  busy,
  fine,
  action,
  later,
  onClose,
}: PremiumAlertProps) {
  return (
    <ModalFrame kind="dialog" title={title} onClose={onClose}>
      <Stack gap={20}>
        <Text>{text}</Text>
        <Stack gap={4}>
          <Heading level={3}>{free.title}</Heading>
          <Text tone="muted">{free.text}</Text>
        </Stack>
        <Stack gap={8}>
          <Heading level={3}>{premium.title}</Heading>
          <Benefits items={premium.items} />
        </Stack>
        <Stack gap={2}>
          {busy === undefined ? (
            price && <Text weight="strong">{price}</Text>
          ) : (
            <div role="status" aria-label={busy}>
              <Skeleton width="60%" height="1.5em" />
            </div>
          )}
          <Text type="small" tone="muted">
            {fine}
          </Text>
        </Stack>
        <OfferActions action={action} later={later} onClose={onClose} />
      </Stack>
    </ModalFrame>
  );
}
