import { EmojiPlace, Late } from '@heartwood/ui';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { composerParts } from './composer-parts';
import { insert } from './composer-field';
import { emojiMessages as texts } from './emoji-messages';
import { usePart } from './use-part';

/** Returns the emoji button of a text field, and the picker while open. */
export function useEmoji(field: RefObject<HTMLTextAreaElement>): ReactNode {
  const intl = useIntl();
  const { isOpen, open, close } = usePart('emojiPicker');
  return (
    <EmojiPlace label={intl.formatMessage(texts.button)} isOpen={isOpen} onPress={isOpen ? close : open}>
      {isOpen && (
        <Late>
          <composerParts.emojiPicker
            onPick={(emoji) => insert(field.current, emoji)}
            onClose={() => {
              close();
              field.current?.focus({ preventScroll: true });
            }}
          />
        </Late>
      )}
    </EmojiPlace>
  );
}
