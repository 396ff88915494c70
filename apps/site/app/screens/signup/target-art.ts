import type { EntryArt, PosterFigure } from '@heartwood/ui';
import type { IntlShape } from 'react-intl';
import { firstMessageMessages as texts } from './first-message-messages';
import type { SignupTarget } from './signup-target';

interface TargetMaterial {
  readonly target: SignupTarget | null | undefined;
  /** Who is drawn where the member is not known. */
  readonly figure: PosterFigure;
  /** Whether a heart was pressed. */
  readonly liked: boolean;
  /** The first message, as soon as it is written. */
  readonly message: string | null | undefined;
}

/** The member whom the visitor came from beside the form, with what waits for that member. */
export function targetArt(intl: IntlShape, { target, figure, liked, message }: TargetMaterial): EntryArt {
  const said = message ? { message, note: intl.formatMessage(texts.message_ready) } : {};
  if (!target) return { kind: 'drawn', figure, ...said };
  return {
    kind: 'member',
    photo: target.image
      ? {
          src: target.image.filename,
          ground: target.image.tone,
          width: target.image.width,
          height: target.image.height,
          alt: '',
        }
      : undefined,
    fictional: target.fictional ? intl.formatMessage(texts.fictional) : undefined,
    ...(liked ? { note: intl.formatMessage(texts.like_ready, { name: target.name }) } : said),
  };
}
