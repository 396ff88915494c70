import { actionMessages } from '@heartwood/i18n';
import { LoadingBar } from '@heartwood/ui';
import { useNavigation } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { barLingerMs } from './bar-linger';

/**
 * The bar at the top while the next page loads; the UI kit shows it after 200 ms, and it lingers for 500 ms.
 */
export function PageLoadingBar() {
  const intl = useIntl();
  const loading = useNavigation().state !== 'idle';
  const [active, setActive] = useState(false);
  const since = useRef(0);

  useEffect(() => {
    if (loading) {
      since.current = performance.now();
      setActive(true);
      return undefined;
    }
    const linger = setTimeout(() => setActive(false), barLingerMs(performance.now() - since.current));
    return () => clearTimeout(linger);
  }, [loading]);

  return <LoadingBar busy={active ? intl.formatMessage(actionMessages.loading) : undefined} />;
}
