import { ClockTiles } from '../../components/BonusStrip/BonusStrip';
import type { ClockParts } from '../../components/BonusStrip/BonusStrip';
import ModalFrame from '../../components/Dialog/ModalFrame';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { OfferActions } from '../payment-parts/OfferActions';
import type { OfferActionsProps } from '../payment-parts/OfferActions';
import { OfferRows } from './OfferRows';
import type { OfferRow } from './OfferRows';
import { clock, ends as endsStyle } from './bonus-offer.css';

export interface BonusPopupProps extends OfferActionsProps {
  title: string;
  text: string;
  time: ClockParts;
  timeLabel: string;
  /** The time of day when it ends. */
  ends: string;
  offers: readonly OfferRow[];
  close: string;
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
        <OfferActions action={action} later={later} onClose={onClose} />
      </Stack>
    </ModalFrame>
  );
}
