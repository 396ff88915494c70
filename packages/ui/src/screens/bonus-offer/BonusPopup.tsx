import { ClockTiles } from '../../components/BonusStrip/BonusStrip';
import type { ClockParts } from '../../components/BonusStrip/BonusStrip';
import { Button, ButtonLink } from '../../components/Button/Button';
import ModalFrame from '../../components/Dialog/ModalFrame';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { OfferRows } from './OfferRows';
import type { OfferRow } from './OfferRows';
import { clock, ends as endsStyle } from './bonus-offer.css';

export interface BonusPopupProps {
  title: string;
  text: string;
  time: ClockParts;
  timeLabel: string;
  /** The time of day when it ends. */
  ends: string;
  offers: readonly OfferRow[];
  action: { href: string; label: string; onPress: () => void };
  later: string;
  close: string;
  onClose: () => void;
}

/** The running bonus, shown once: its countdown, its end and one package with all its prices. */
export function BonusPopup({
  title,
  text,
  time,
  timeLabel,
  ends,
  offers,
  action,
  later,
  close,
  onClose,
}: BonusPopupProps) {
  return (
    <ModalFrame kind="dialog" title={title} close={close} size="medium" onClose={onClose}>
      <Stack gap={16}>
        <Text>{text}</Text>
        <div className={clock}>
          <ClockTiles time={time} label={timeLabel} />
          <span className={endsStyle}>{ends}</span>
        </div>
        <OfferRows items={offers} />
        <Stack gap={4}>
          <ButtonLink href={action.href} size="large" full onClick={action.onPress}>
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
