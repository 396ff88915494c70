import type { Message } from '@heartwood/api-contract';
import { Dialog, IconLink, Late } from '@heartwood/ui';
import type { ChatScreenProps } from '@heartwood/ui';
import { useLocation, useNavigate, useSearchParams } from '@remix-run/react';
import { Gift } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { useWideScreen } from '../../hooks/wide-screen';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { urls } from '../../urls';
import { composerParts } from './composer-parts';
import { giftMessages as texts } from './gift-messages';
import { mapChanged } from './map-changed';
import { outboxOf } from './use-outbox';
import { usePart } from './use-part';
import type { GiftUse } from './shown-gift';
import type { ThreadState } from './thread-state';

/** Query parameter that opens the gifts of a conversation; its value may be the selected gift. */
const giftParameter = 'gift';

type Gifts = readonly [Message, ...Message[]];

interface GiftsUse {
  readonly thread: ThreadState;
  readonly change: (profile: string, next: (state: ThreadState) => ThreadState) => void;
  readonly member: { readonly id: string; readonly credits: number };
  /** The other member's name as shown on the page. */
  readonly name: string;
  readonly maximumLength: number;
  /** Puts a text into the composer. */
  readonly onWords: (words: string) => void;
  /** Called when a gift is being sent. */
  readonly onLeaving: () => void;
}

function isWrapped({ type, mine, opened }: Message): boolean {
  return type === 'gift' && !mine && opened === false;
}

/** Returns the gifts to show with a gift: a wrapped one brings the other wrapped ones. */
function giftsFrom(messages: readonly Message[], id: string): Gifts | undefined {
  const gift = messages.find((message) => message.id === id);
  if (!gift) return undefined;
  const others = isWrapped(gift) ? messages.filter((message) => isWrapped(message) && message.id !== id) : [];
  return [gift, ...others];
}

function withOpened(state: ThreadState, id: string): ThreadState {
  const messages = mapChanged(state.messages, (message) =>
    message.id === id ? { ...message, opened: true } : message,
  );
  return { ...state, messages };
}

/** Opens the gifts if the address has the parameter, and removes it once they are closed. */
function useGiftParameter(open: () => void): { readonly gift: string | null; readonly forget: () => void } {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const gift = search.get(giftParameter);
  const asked = gift !== null;
  const latest = useLatest(open);
  useEffect(() => {
    if (asked) latest.current();
  }, [asked, latest]);
  return {
    gift,
    forget: () => {
      if (asked) navigate(pathname, { replace: true, preventScrollReset: true });
    },
  };
}

/**
 * Returns a conversation's gifts: the button that opens them, the pane or sheet to choose from, and the
 * opened one, large.
 */
export function useGifts({ thread, change, member, name, maximumLength, onWords, onLeaving }: GiftsUse): {
  readonly button: ReactNode;
  readonly pane: ChatScreenProps['pane'];
  readonly overlays: ReactNode;
  readonly items: GiftUse;
} {
  const intl = useIntl();
  const { pathname } = useLocation();
  const isWide = useWideScreen();
  const drawer = usePart('giftDrawer');
  const opening = usePart('giftOpening');
  const [shown, setShown] = useState<Gifts>();
  const place = useRef<HTMLSpanElement>(null);
  const { profile } = thread;
  const { gift, forget } = useGiftParameter(drawer.open);
  const isSheet = useOverlayTurn('opened', drawer.isOpen && !isWide);
  const isLarge = useOverlayTurn('opened', opening.isOpen && shown !== undefined);

  const closeDrawer = () => {
    drawer.close();
    forget();
    place.current?.querySelector('a')?.focus({ preventScroll: true });
  };
  const title = intl.formatMessage(texts.for, { name });
  const content = (look: 'sheet' | 'pane') => (
    <Late>
      <composerParts.giftDrawer
        look={look}
        name={name}
        credits={member.credits}
        maximumLength={maximumLength}
        gift={gift}
        creditsHref={(chosen) =>
          urls.withQuery(urls.path('credits'), {
            to: urls.withQuery(pathname, { [giftParameter]: chosen }),
          })
        }
        onGive={(given, line) => {
          outboxOf(member.id, profile.id).give(given, line.trim());
          closeDrawer();
          onLeaving();
        }}
        onClose={closeDrawer}
      />
    </Late>
  );
  const closeOpening = () => {
    opening.close();
    setShown(undefined);
  };

  return {
    button: (
      <span ref={place}>
        <IconLink
          href={urls.withQuery(pathname, { [giftParameter]: 1 })}
          label={intl.formatMessage(texts.button)}
          icon={<Gift />}
          look="soft"
          tone={drawer.isOpen ? 'primary' : undefined}
          aria-expanded={drawer.isOpen}
          onClick={(event) => {
            event.preventDefault();
            if (drawer.isOpen) closeDrawer();
            else drawer.open();
          }}
        />
      </span>
    ),
    pane: drawer.isOpen && isWide ? { label: title, children: content('pane') } : undefined,
    overlays: (
      <>
        <Dialog isOpen={isSheet} title={title} hideTitle onClose={closeDrawer}>
          {content('sheet')}
        </Dialog>
        {isLarge && shown && (
          <Late>
            <composerParts.giftOpening
              gifts={shown}
              giver={profile}
              name={name}
              onOpened={(message) => {
                change(profile.id, (state) => withOpened(state, message));
                void import('./chat-calls').then(({ openGift }) => openGift(message)).catch(() => undefined);
              }}
              onThank={(words) => {
                closeOpening();
                onWords(words);
              }}
              onClose={closeOpening}
            />
          </Late>
        )}
      </>
    ),
    items: {
      action: pathname,
      onShow: (id) => {
        setShown(giftsFrom(thread.messages, id));
        opening.open();
      },
    },
  };
}
