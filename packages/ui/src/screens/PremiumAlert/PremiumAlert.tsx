import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/Button/Button';
import ModalFrame from '../../components/Dialog/ModalFrame';
import { Heading } from '../../components/Heading/Heading';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { Benefits } from '../CreditsScreen/Benefits';
import type { Benefit } from '../CreditsScreen/Benefits';

export interface PremiumAlertProps {
  title: string;
  /** What premium is needed for here. */
  text: ReactNode;
  /** What needs no premium. */
  free: { title: string; text: string };
  /** What premium adds. */
  premium: { title: string; items: readonly Benefit[] };
  /** The price of the smallest package. */
  price?: string;
  fine: string;
  action: { href: string; label: string };
  /** Text of the button that leads back to the page. */
  later: string;
  onClose: () => void;
}

/** Says what is for premium members: what stays free, what premium adds, and from which price. */
export function PremiumAlert({
  title,
  text,
  free,
  premium,
  price,
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
          {price && <Text weight="strong">{price}</Text>}
          <Text type="small" tone="muted">
            {fine}
          </Text>
        </Stack>
        <Stack gap={4}>
          <ButtonLink href={action.href} size="large" full>
            {action.label}
          </ButtonLink>
          <Button look="text" full onClick={onClose}>
            {later}
          </Button>
        </Stack>
      </Stack>
    </ModalFrame>
  );
}
