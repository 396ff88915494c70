import { Alert } from '../../components/Alert/Alert';
import { Link } from '../../components/Link/Link';
import type { StoryTexts } from '../story-texts';

/** An order that would exceed the member's own spending limit. */
export function sampleLimitAlert(t: StoryTexts) {
  return (
    <Alert tone="neutral" title={t('credits.limit_title', 'This goes over your spending limit')}>
      {t.rich(
        'credits.limit_left',
        'Still available within your 30-day limit: {amount}. <link>Change your limit</link>',
        {
          amount: '8,82 €',
          link: (inside) => (
            <Link key="limit" href="/transactions#limit">
              {inside}
            </Link>
          ),
        },
      )}
    </Alert>
  );
}
