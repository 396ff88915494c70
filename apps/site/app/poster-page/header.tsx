import { navigationMessages } from '@heartwood/i18n';
import { posterPalette as colours } from '@heartwood/ui/poster-palette';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import type { PosterFrame } from './poster-brand';

function Mark() {
  return (
    <svg width="30" height="22" viewBox="0 0 30 22" aria-hidden="true">
      <circle className="m1" cx="11" cy="11" r="11" fill={colours.orange} />
      <circle className="m2" cx="19" cy="11" r="11" fill={colours.yellow} />
      <path d="M15 3a11 11 0 0 1 0 16 11 11 0 0 1 0-16Z" fill={colours.red} />
    </svg>
  );
}

/** The header of an advertising page: logo, login, age mark. */
export function Header({ intl, brand }: PosterFrame) {
  const min_age = brand.minAge;
  return (
    <header className="top">
      <a
        className="logo"
        href={urls.path('index')}
        data-source=""
        aria-label={`${brand.name}: ${intl.formatMessage(navigationMessages.home)}`}
      >
        <Mark />
        {brand.logo}
      </a>
      <span className="r">
        <a href={urls.login()} data-source="">
          {intl.formatMessage(navigationMessages.login)}
        </a>
        <span className="age" role="img" aria-label={intl.formatMessage(frameMessages.age, { min_age })}>
          {intl.formatMessage(frameMessages.age_sign, { min_age })}
        </span>
      </span>
    </header>
  );
}
