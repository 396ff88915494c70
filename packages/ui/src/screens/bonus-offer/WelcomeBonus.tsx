import { X } from 'lucide-react';
import ModalFrame from '../../components/Dialog/ModalFrame';
import { Heading } from '../../components/Heading/Heading';
import { IconButton } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { OfferActions } from '../payment-parts/OfferActions';
import type { OfferActionsProps } from '../payment-parts/OfferActions';
import { OfferRows } from './OfferRows';
import type { OfferRow } from './OfferRows';
import * as styles from './bonus-offer.css';

export interface WelcomeBonusProps extends OfferActionsProps {
  title: string;
  text: string;
  /** Remaining full hours, one arc of the ring each; none where the price does not rise at their end. */
  hours?: { count: number; number: string; unit: string };
  /** Packages with all their prices; empty where they could not be loaded. */
  offers: readonly OfferRow[];
  close: string;
}

const centre = 75;
const radius = 66;
/** Half of the gap between two arcs, as an angle; round caps extend into it. */
const gap = 0.14;

function point(angle: number): string {
  const x = centre + radius * Math.sin(angle);
  const y = centre - radius * Math.cos(angle);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

function arcs(count: number): string[] {
  if (count < 2) return [`M${point(0)}A${radius} ${radius} 0 1 1 ${point(Math.PI * 2 - 0.001)}`];
  const step = (Math.PI * 2) / count;
  return Array.from({ length: count }, (_, index) => {
    const [start, end] = [index * step + gap, (index + 1) * step - gap];
    const large = end - start > Math.PI ? 1 : 0;
    return `M${point(start)}A${radius} ${radius} 0 ${large} 1 ${point(end)}`;
  });
}

function HoursRing({ count, number, unit }: NonNullable<WelcomeBonusProps['hours']>) {
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg className={styles.arcs} viewBox="0 0 150 150">
        {arcs(count).map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      <span className={styles.hours}>
        <span className={styles.hoursNumber}>{number}</span>
        <span className={styles.hoursWord}>{unit}</span>
      </span>
    </div>
  );
}

/** The welcome bonus of a new member: the remaining hours, and packages with all their prices. */
export function WelcomeBonus(props: WelcomeBonusProps) {
  const { title, text, hours, offers, action, later, close, onClose } = props;
  return (
    <ModalFrame kind="dialog" title={title} hideTitle size="medium" onClose={onClose}>
      <div className={styles.welcome}>
        <span className={styles.close}>
          <IconButton label={close} icon={<X />} onClick={onClose} />
        </span>
        <div className={styles.centred}>
          {hours && <HoursRing {...hours} />}
          <Heading level={2} type="title">
            {title}
          </Heading>
          <Text tone="muted">{text}</Text>
        </div>
        {offers.length > 0 && <OfferRows items={offers} />}
        <OfferActions action={action} later={later} onClose={onClose} />
      </div>
    </ModalFrame>
  );
}
