import { navigationMessages } from '@heartwood/i18n';
import { frameMessages } from '../layouts/frame/messages';
import { urls } from '../urls';
import type { PosterFrame } from './poster-brand';

/** The header of an advertising page: logo, login, age mark. */
export function Header({ intl, brand }: PosterFrame) {
  const { name, picture } = brand.logo;
  const min_age = brand.minAge;
  return (
    <header className="top">
      <a
        className="logo"
        href={urls.path('index')}
        data-source=""
        aria-label={`${brand.name}: ${intl.formatMessage(navigationMessages.home)}`}
      >
        {picture && <img src={picture.src} width={picture.width} height={picture.height} alt="" />}
        {name}
        {!picture && <span className="logo-mark" />}
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
