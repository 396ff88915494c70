import type { Receipt } from '@heartwood/api-contract';
import type { ReceiptScreenProps } from '@heartwood/ui';
import type { RootData } from '../../root.server';

type Shown = Pick<RootData, 'mark'> & {
  readonly brand: Pick<RootData['brand'], 'name' | 'logo'>;
};

/**
 * Returns the logo of a receipt: the brand's as on every page, but only the name of another brand that shares
 * its members, whose mark this one does not have.
 */
export function receiptLogo(
  { seller }: Pick<Receipt, 'seller'>,
  { brand, mark }: Shown,
): ReceiptScreenProps['logo'] {
  return seller.brand === brand.name
    ? { name: brand.logo.text, mark: mark ?? 'theme' }
    : { name: seller.brand, mark: null };
}
