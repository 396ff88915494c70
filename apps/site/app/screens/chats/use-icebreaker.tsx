import type { ChatThread } from '@heartwood/api-contract';
import { isInterest } from '@heartwood/domain';
import { EmptyConversation, Late } from '@heartwood/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useOverlayTurn } from '../../overlays/overlay-turn';
import { composerParts } from './composer-parts';
import { icebreakerMessages as texts } from './icebreaker-messages';
import { LateSharedInterests } from './late-shared-interests';
import { chatMessages } from './messages';
import { usePart } from './use-part';

const mostShared = 6;

interface IcebreakerUse {
  /** The interests that both have. */
  readonly interests: ChatThread['shared_interests'];
  readonly profile: ChatThread['profile'];
  /** The other member's name as shown on the page. */
  readonly name: string;
  readonly hasDraft: () => boolean;
  /** Puts a text into the composer. */
  readonly onWords: (words: string) => void;
}

/** Returns what an empty conversation shows, and the first lines that it offers. */
export function useIcebreaker({ interests, profile, name, hasDraft, onWords }: IcebreakerUse): {
  readonly start: ReactNode;
  readonly overlays: ReactNode;
} {
  const intl = useIntl();
  const { isOpen, open, close } = usePart('icebreaker');
  const shared = interests.filter(isInterest).slice(0, mostShared);
  const image = profile.main_image;
  const isShown = useOverlayTurn('opened', isOpen);
  return {
    start: (
      <EmptyConversation
        photo={
          image
            ? { src: image.thumb_filename, width: 150, height: 150, ground: image.tone, alt: '' }
            : undefined
        }
        title={intl.formatMessage(chatMessages.start_title)}
        text={intl.formatMessage(chatMessages.start_text, { name })}
        shared={shared.length > 0 && <LateSharedInterests interests={shared} />}
        open={{ label: intl.formatMessage(texts.open), onPress: open }}
      />
    ),
    overlays: isOpen && (
      <Late>
        <composerParts.icebreaker
          isOpen={isShown}
          hasDraft={hasDraft()}
          onChoose={(words) => {
            close();
            onWords(words);
          }}
          onClose={close}
        />
      </Late>
    ),
  };
}
