import { interestMessage } from '@heartwood/i18n';
import { EntryMotif } from '@heartwood/ui';
import type { EntryArt, PosterFigure } from '@heartwood/ui';
import { createElement } from 'react';
import type { IntlShape } from 'react-intl';
import { landerMotif } from '../../landers/lander-motifs';
import { firstMessageMessages } from './first-message-messages';
import { signupMessages as texts } from './messages';
import type { SignupContext } from './signup-context';
import type { SignupTarget } from './signup-target';

interface ArtMaterial {
  readonly context: SignupContext;
  readonly target: SignupTarget | null | undefined;
  /** The figure drawn if nothing else led here. */
  readonly figure: PosterFigure;
  /** The first message, once written. */
  readonly message?: string | null;
}

type Said = Pick<EntryArt, 'note' | 'message'>;

/** Returns the texts picked or written on an advertising page, addressed to no one in particular. */
function keptChoices(intl: IntlShape, { message, answers, interests = [] }: SignupContext): Said {
  if (message) return { message, note: intl.formatMessage(texts.line_kept) };
  const names = interests.map((id) => intl.formatMessage(interestMessage(id)));
  const chosen = [...(answers ? [answers] : []), ...names].join(' + ');
  return chosen ? { message: chosen, note: intl.formatMessage(texts.choices_kept) } : {};
}

/** Returns what is stored for the member whom the visitor came from. */
function forTarget(intl: IntlShape, { context, target, message }: ArtMaterial): Said {
  if (context.wish === 'like' && target)
    return { note: intl.formatMessage(firstMessageMessages.like_ready, { name: target.name }) };
  if (!message && !context.written) return {};
  return { message: message ?? undefined, note: intl.formatMessage(firstMessageMessages.message_ready) };
}

/**
 * Returns the art beside every step of the signup: the member whom the visitor came from with what is stored
 * for them, the motif of the advertising page with the answers given there, or a figure of the drawn cast.
 */
export function signupArt(intl: IntlShape, material: ArtMaterial): EntryArt {
  const { context, target, figure } = material;
  const said = context.profile ? forTarget(intl, material) : keptChoices(intl, context);
  if (target) {
    const { image, fictional } = target;
    return {
      kind: 'member',
      photo: image
        ? {
            src: image.filename,
            ground: image.tone,
            width: image.width,
            height: image.height,
            alt: '',
          }
        : undefined,
      fictional: fictional ? intl.formatMessage(firstMessageMessages.fictional) : undefined,
      ...said,
    };
  }
  const motif = landerMotif(context.lander);
  return motif
    ? { kind: 'motif', motif: createElement(EntryMotif, { name: motif }), ...said }
    : { kind: 'drawn', figure, ...said };
}
