import type { NotificationType } from '@heartwood/domain';
import { ownOrigin } from '../kernel/edge/site-origin';
import type { Brand } from '../kernel/brands';
import type { Environment } from '../kernel/environment';
import type { Unsubscription } from '../mail/compose-mail';
import { unsubscribeToken } from './unsubscribe-token';

/** The unsubscribe links for the types covered by one mail. */
export function unsubscription(
  environment: Environment,
  brand: Brand,
  mail: { accountId: string; types: readonly NotificationType[] },
): Unsubscription {
  const origin = ownOrigin(environment, brand);
  const token = unsubscribeToken(environment.SESSION_SECRET, mail);
  return {
    oneClick: `${origin}/api/unsubscribe.php?token=${token}`,
    page: `${origin}/notifications?token=${token}`,
    settings: `${origin}/notifications`,
  };
}
