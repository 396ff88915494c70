import type { ExpressTickProps } from '@heartwood/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { expressField } from './express-field';
import { creditsMessages as texts } from './messages';

/**
 * Returns the request to get the credits at once: only the member can tick it.
 * @param options.asked whether the server required it, as for a page without script
 */
export function useExpress({ days, asked }: { readonly days: number; readonly asked: boolean }) {
  const intl = useIntl();
  const [ticked, setTicked] = useState(false);
  const [missing, setMissing] = useState(asked);
  const props: ExpressTickProps = {
    name: expressField,
    checked: ticked,
    onChange: ({ currentTarget: { checked } }) => {
      setTicked(checked);
      if (checked) setMissing(false);
    },
    children: (
      <>
        <strong>{intl.formatMessage(texts.express)}</strong>{' '}
        {intl.formatMessage(texts.express_withdrawal, { days })}
      </>
    ),
    error: missing && !ticked ? intl.formatMessage(texts.express_missing) : undefined,
  };
  return {
    props,
    /** Whether it is ticked; if not, the box shows that it is required. */
    isTicked: () => {
      setMissing(!ticked);
      return ticked;
    },
  };
}
