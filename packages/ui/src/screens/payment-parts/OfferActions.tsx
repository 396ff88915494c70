import { Button, ButtonLink } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';

export interface OfferActionsProps {
  action: { href: string; label: string; onPress?: () => void };
  /** Text of the button that leads back to the page. */
  later: string;
  onClose: () => void;
}

/** The two ways out of an offer in a dialog: on to it, or back to the page. */
export function OfferActions({ action, later, onClose }: OfferActionsProps) {
  return (
    <Stack gap={4}>
      <ButtonLink href={action.href} size="large" full onClick={action.onPress}>
        {action.label}
      </ButtonLink>
      <Button look="text" full onClick={onClose}>
        {later}
      </Button>
    </Stack>
  );
}
