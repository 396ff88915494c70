import { Coins } from 'lucide-react';
import { useRouterParts } from '../../router/RouterParts';
import { Badge } from '../Badge/Badge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { credits, creditsPlain } from './TopNavigation.css';

export interface CreditsLinkProps {
  href: string;
  label: string;
  /** The balance; its badge shows at 10 or fewer, in danger at 0. */
  balance: number;
  /** The balance in words, read out. */
  balanceLabel: string;
  formatCount?: (count: number) => string;
  /** `small`: icon and number only, for the bar on a phone. */
  size?: 'small' | 'medium';
}

/** Links to the credits page, with the balance when it is low. */
export function CreditsLink({
  href,
  label,
  balance,
  balanceLabel,
  formatCount,
  size = 'medium',
}: CreditsLinkProps) {
  const { Link } = useRouterParts();
  const low = balance <= 10;
  return (
    <Link href={href} className={size === 'small' ? creditsPlain : credits}>
      <Coins />
      {size === 'small' ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {low ? (
        <Badge
          count={balance}
          label={balanceLabel}
          tone={balance === 0 ? 'danger' : 'secondary'}
          formatCount={formatCount}
        />
      ) : (
        <VisuallyHidden>{balanceLabel}</VisuallyHidden>
      )}
    </Link>
  );
}
