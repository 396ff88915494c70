import type { ExpressTickProps } from '@heartwood/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { expressField } from './express-field';
import { creditsMessages as texts } from './messages';

/**
 * The request for the credits at once: never ticked unless by the member.
 * @param options.asked whether the server asked for it, as of a page without script
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
    /** Whether it was ticked; where it was not, the box says that it has to be. */
    isTicked: () => {
      setMissing(!ticked);
      return ticked;
    },
  };
}
