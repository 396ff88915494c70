import { EmojiPicker } from '@heartwood/ui';
import type { EmojiChoice } from '@heartwood/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLatest } from '../../hooks/use-latest';
import { emojiLanguage, loadEmoji } from './emoji-choices';
import { emojiMessages as texts } from './emoji-messages';

interface EmojiPickerPartProps {
  readonly onPick: (emoji: string) => void;
  readonly onClose: () => void;
}

/** The emoji picker, in the page's language; loads its data when opened. */
export default function EmojiPickerPart({ onPick, onClose }: EmojiPickerPartProps) {
  const intl = useIntl();
  const [emojis, setEmojis] = useState<readonly EmojiChoice[]>();
  const close = useLatest(onClose);
  const language = emojiLanguage(intl.locale);
  useEffect(() => {
    loadEmoji(language)
      .then(setEmojis)
      .catch(() => close.current());
  }, [language, close]);
  if (!emojis) return null;
  return (
    <EmojiPicker
      label={intl.formatMessage(texts.button)}
      search={intl.formatMessage(texts.search)}
      none={intl.formatMessage(texts.none)}
      emojis={emojis}
      onPick={onPick}
      onClose={onClose}
    />
  );
}
