import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button';
import { IconLink } from '../../components/IconButton/IconButton';
import { Text } from '../../components/Text/Text';
import { head, page, stay as stayStyle } from './DeleteAccountScreen.css';

export interface DeleteAccountScreenProps {
  back: { href: string; label: string };
  /** "Step 1 of 3". */
  step: string;
  /** The exit, always at the top right. */
  stay: { href: string; label: string };
  /** A `DeleteReason`, `DeleteDetour`, `DeleteOffer` or `DeleteLast`. */
  children: ReactNode;
}

/** A step of the account deletion. */
export function DeleteAccountScreen({ back, step, stay, children }: DeleteAccountScreenProps) {
  return (
    <div className={page}>
      <div className={head}>
        <IconLink href={back.href} label={back.label} icon={<ArrowLeft />} />
        <Text type="small" tone="muted" weight="strong">
          {step}
        </Text>
        <span className={stayStyle}>
          <ButtonLink href={stay.href} look="text" size="small">
            {stay.label}
          </ButtonLink>
        </span>
      </div>
      {children}
    </div>
  );
}
