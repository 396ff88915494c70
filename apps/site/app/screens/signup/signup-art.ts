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
  /** Who is drawn where nothing else led here. */
  readonly figure: PosterFigure;
  /** The first message, as soon as it is written. */
  readonly message?: string | null;
}

type Said = Pick<EntryArt, 'note' | 'message'>;

/** What was picked or written on an advertising page, which nobody in particular is told. */
function keptChoices(intl: IntlShape, { message, answers, interests = [] }: SignupContext): Said {
  if (message) return { message, note: intl.formatMessage(texts.line_kept) };
  const names = interests.map((id) => intl.formatMessage(interestMessage(id)));
  const chosen = [...(answers ? [answers] : []), ...names].join(' + ');
  return chosen ? { message: chosen, note: intl.formatMessage(texts.choices_kept) } : {};
}

/** What waits for the member whom the visitor came from. */
function forTarget(intl: IntlShape, { context, target, message }: ArtMaterial): Said {
  if (context.wish === 'like' && target)
    return { note: intl.formatMessage(firstMessageMessages.like_ready, { name: target.name }) };
  if (!message && !context.written) return {};
  return { message: message ?? undefined, note: intl.formatMessage(firstMessageMessages.message_ready) };
}

/**
 * What goes along with every step of the signup: the member whom the visitor came from with what waits for that member,
 * the motif of the advertising page with what was answered there, or somebody of the drawn cast.
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
