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
  /** Icon and number only, for the phone's bar. */
  compact?: boolean;
}

/** Leads to the credits, with the balance when it gets low. */
export function CreditsLink({
  href,
  label,
  balance,
  balanceLabel,
  formatCount,
  compact = false,
}: CreditsLinkProps) {
  const { Link } = useRouterParts();
  const low = balance <= 10;
  return (
    <Link href={href} className={compact ? creditsPlain : credits}>
      <Coins />
      {compact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      {low ? (
        <Badge
          count={balance}
          label={balanceLabel}
          tone={balance === 0 ? 'danger' : 'credits'}
          formatCount={formatCount}
        />
      ) : (
        <VisuallyHidden>{balanceLabel}</VisuallyHidden>
      )}
    </Link>
  );
}
