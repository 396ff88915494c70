import {
  ArrowLeft,
  ChevronDown,
  Compass,
  Crown,
  Heart,
  Layers,
  LogOut,
  MessageCircle,
  ReceiptText,
  Settings,
  UserRound,
} from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
// The alert of the title row is loaded on demand; its styles come with the frame, so that it never renders
// unstyled.
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import '../../components/AlertStrip/AlertStrip.css';
import { Avatar } from '../../components/Avatar/Avatar';
import { Badge } from '../../components/Badge/Badge';
import { ButtonLink } from '../../components/Button/Button';
import { DropdownMenu, MenuButton, MenuLink } from '../../components/DropdownMenu/DropdownMenu';
import { IconLink } from '../../components/IconButton/IconButton';
import { Logo } from '../../components/Logo/Logo';
import type { LogoProps } from '../../components/Logo/Logo';
import { PhoneBar } from '../../components/PhoneBar/PhoneBar';
import { SkipLink } from '../../components/SkipLink/SkipLink';
import { TitleAlertProvider } from '../../components/TitleRow/TitleRow';
import type { TitleAlert } from '../../components/TitleRow/TitleRow';
import { TabBar } from '../../components/TabBar/TabBar';
import { CreditsLink } from '../../components/TopNavigation/CreditsLink';
import type { CreditsLinkProps } from '../../components/TopNavigation/CreditsLink';
import { TopNavigation } from '../../components/TopNavigation/TopNavigation';
import type { NavigationLink } from '../../components/TopNavigation/TopNavigation';
import { useRouterParts } from '../../router/RouterParts';
import { LanguageMenu } from '../LanguageMenu/LanguageMenu';
import type { LanguageMenuProps } from '../LanguageMenu/LanguageMenu';
import { FrameFooter } from './FrameFooter';
import type { FrameFooterProps } from './FrameFooter';
import { bonusPlace, footerLogout, frame, main, phonePremium } from './AppFrame.css';

/** A link's URL and label. */
export interface FrameLink {
  href: string;
  label: string;
}

/** A link with a count. */
export interface FrameCountLink extends FrameLink {
  count?: number;
  /** The count in words, read out: "12 unread messages". */
  countLabel?: string;
}

/** The current part of the site. */
export type FramePlace = 'members' | 'swipe' | 'messages' | 'likes' | 'profile' | 'credits';

export interface AppNavigation {
  /** Accessible name of the main navigation. */
  label: string;
  members: FrameLink;
  messages: FrameCountLink;
  likes: FrameCountLink;
  swipe: FrameLink;
  profile: FrameLink;
}

export interface AccountMenu {
  /** Accessible name of the menu. */
  label: string;
  /** The member's own photo. */
  photo?: string;
  ground?: string;
  profile: FrameLink;
  settings: FrameLink;
  /** Payments and the ledger of credits. */
  payments: FrameLink;
  logout: { label: string; action: string; fields?: Readonly<Record<string, string>> };
}

/** A back link; `onClick` may navigate back in the history instead. */
export interface FrameBack extends FrameLink {
  onClick?: (event: MouseEvent) => void;
}

/**
 * A phone's top and bottom bars: everything, with a back button where the device has none; a back button with
 * a title; or only the page.
 */
export type PhoneChrome =
  | { kind: 'main'; back?: FrameBack; action?: ReactNode }
  | { kind: 'inner'; back: FrameBack; title: string; aside?: ReactNode }
  | { kind: 'bare' };

export interface AppFrameProps {
  brand: LogoProps;
  /** Label of the link that skips the navigation. */
  skip: string;
  place?: FramePlace;
  navigation: AppNavigation;
  account: AccountMenu;
  language: LanguageMenuProps;
  /** For paying members. */
  credits?: CreditsLinkProps;
  /** For other members; `quiet` where the page has a filled button of its own. */
  premium?: FrameLink & { quiet?: boolean };
  /**
   * A `BonusStrip` below the navigation with its accessible name, and a `BonusCapsule` once it is scrolled
   * out of view.
   */
  bonus?: { label: string; strip: ReactNode; capsule?: ReactNode };
  /** The alert in the title row, on pages that have one. */
  alert?: TitleAlert;
  phone?: PhoneChrome;
  /** Unset on pages that fill the screen. */
  footer?: FrameFooterProps;
  children: ReactNode;
}

function counted({ count = 0, countLabel }: FrameCountLink, ring = false) {
  return count > 0 ? <Badge count={count} label={countLabel} ring={ring} /> : undefined;
}

function navigationLinks(
  { members, messages, likes, swipe }: AppNavigation,
  place?: FramePlace,
): NavigationLink[] {
  return [
    { ...members, icon: <Compass />, selected: place === 'members' },
    {
      href: messages.href,
      label: messages.label,
      icon: <MessageCircle />,
      selected: place === 'messages',
      badge: counted(messages),
    },
    {
      href: likes.href,
      label: likes.label,
      icon: <Heart />,
      selected: place === 'likes',
      badge: counted(likes),
    },
    { ...swipe, icon: <Layers />, selected: place === 'swipe' },
  ];
}

function tabLinks(
  { members, messages, likes, swipe, profile }: AppNavigation,
  place?: FramePlace,
): NavigationLink[] {
  return [
    { ...members, icon: <Compass />, selected: place === 'members' },
    { ...swipe, icon: <Layers />, selected: place === 'swipe' },
    {
      href: messages.href,
      label: messages.label,
      icon: <MessageCircle />,
      selected: place === 'messages',
      badge: counted(messages, true),
    },
    {
      href: likes.href,
      label: likes.label,
      icon: <Heart />,
      selected: place === 'likes',
      badge: counted(likes, true),
    },
    { ...profile, icon: <UserRound />, selected: place === 'profile' },
  ];
}

function LogoutForm({ logout }: { logout: AccountMenu['logout'] }) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={logout.action}>
      <HiddenFields values={logout.fields} />
      <MenuButton type="submit" icon={<LogOut />}>
        {logout.label}
      </MenuButton>
    </Form>
  );
}

function BackLink({ href, label, onClick }: FrameBack) {
  return <IconLink href={href} label={label} onClick={onClick} icon={<ArrowLeft />} />;
}

const noAlert: TitleAlert = {};

/** The frame of every member page: navigation on top on a desktop, bar and tabs on a phone, footer below. */
export function AppFrame(props: AppFrameProps) {
  const {
    brand,
    skip,
    place,
    navigation,
    account,
    language,
    credits,
    premium,
    bonus,
    alert = noAlert,
    phone = { kind: 'main' },
    footer,
    children,
  } = props;
  return (
    <div className={frame} data-phone={phone.kind} data-bonus={bonus ? '' : undefined}>
      <SkipLink target="content">{skip}</SkipLink>
      <TopNavigation
        label={navigation.label}
        logo={<Logo {...brand} />}
        links={navigationLinks(navigation, place)}
      >
        {bonus?.capsule}
        {credits && <CreditsLink {...credits} />}
        {premium && (
          <ButtonLink
            href={premium.href}
            look={premium.quiet ? 'soft' : 'filled'}
            tone="primary"
            icon={<Crown />}
          >
            {premium.label}
          </ButtonLink>
        )}
        <LanguageMenu {...language} />
        <DropdownMenu
          label={account.label}
          look="account"
          trigger={
            <>
              <Avatar src={account.photo} ground={account.ground} alt="" size="small" />
              <ChevronDown />
            </>
          }
        >
          <MenuLink href={account.profile.href} icon={<UserRound />}>
            {account.profile.label}
          </MenuLink>
          <MenuLink href={account.settings.href} icon={<Settings />}>
            {account.settings.label}
          </MenuLink>
          <MenuLink href={account.payments.href} icon={<ReceiptText />}>
            {account.payments.label}
          </MenuLink>
          <LogoutForm logout={account.logout} />
        </DropdownMenu>
      </TopNavigation>
      {phone.kind === 'main' && (
        <PhoneBar back={phone.back && <BackLink {...phone.back} />} logo={<Logo {...brand} />}>
          {credits && <CreditsLink {...credits} size="small" />}
          {premium && (
            <span className={phonePremium}>
              <ButtonLink href={premium.href} look="soft" tone="primary" size="small" icon={<Crown />}>
                {premium.label}
              </ButtonLink>
            </span>
          )}
          {phone.action}
        </PhoneBar>
      )}
      {phone.kind === 'inner' && (
        <PhoneBar title={phone.title} back={<BackLink {...phone.back} />}>
          {phone.aside}
        </PhoneBar>
      )}
      {bonus && (
        <aside className={bonusPlace} aria-label={bonus.label}>
          {bonus.strip}
        </aside>
      )}
      <main id="content" className={main} tabIndex={-1}>
        <TitleAlertProvider value={alert}>{children}</TitleAlertProvider>
      </main>
      {footer && (
        <FrameFooter {...footer}>
          <div className={footerLogout}>
            <LanguageMenu {...language} align="start" />
            <LogoutForm logout={account.logout} />
          </div>
        </FrameFooter>
      )}
      {phone.kind === 'main' && <TabBar label={navigation.label} links={tabLinks(navigation, place)} />}
    </div>
  );
}
