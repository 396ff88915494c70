import { actionMessages } from '@heartwood/i18n';
import { Icebreaker } from '@heartwood/ui';
import { useIntl } from 'react-intl';
import { icebreakerMessages as texts } from './icebreaker-messages';

interface IcebreakerPartProps {
  readonly isOpen: boolean;
  /** Whether the member has started writing. */
  readonly hasDraft: boolean;
  readonly onChoose: (words: string) => void;
  readonly onClose: () => void;
}

/** The niche's first lines in the page's language. */
export default function IcebreakerPart({ isOpen, hasDraft, onChoose, onClose }: IcebreakerPartProps) {
  const intl = useIntl();
  const { line_1, line_2, line_3, line_4, line_5 } = texts;
  return (
    <Icebreaker
      isOpen={isOpen}
      title={intl.formatMessage(texts.title)}
      hint={intl.formatMessage(hasDraft ? texts.draft : texts.hint)}
      close={intl.formatMessage(actionMessages.close)}
      onClose={onClose}
      lines={[line_1, line_2, line_3, line_4, line_5].map((line) => intl.formatMessage(line))}
      onChoose={onChoose}
    />
  );
}
