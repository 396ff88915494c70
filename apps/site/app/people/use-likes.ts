import { errorMessage } from '@heartwood/i18n';
import type { LikeControl } from '@heartwood/ui';
import { useLocation, useNavigate } from '@remix-run/react';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useMember } from '../member/member-store';
import { addToast } from '../overlays/toasts';
import { urls } from '../urls';
import { openSignup } from '../navigation/signup-links';
import { likeFields } from './like-fields';
import { peopleMessages as texts } from './messages';
import { recentLikes } from './recent-likes';

/** The person that a heart is for. */
export interface Likeable {
  readonly id: string;
  readonly name: string;
  readonly liked: boolean;
}

/**
 * Returns the hearts of a page: filled optimistically, sent in the background, and reverted with a notice on
 * failure. Without script they are forms that the page's action handles; a visitor's heart leads to signup.
 */
export function useLikes(): (person: Likeable) => LikeControl {
  const intl = useIntl();
  const member = useMember();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const sending = useRef(new Map<string, Promise<void>>());

  function show(id: string, liked: boolean): void {
    recentLikes.set(id, liked);
    setPressed((before) => new Map(before).set(id, liked));
  }

  async function send(id: string, liked: boolean): Promise<void> {
    const { sendLike } = await import('./send-like');
    const problem = await sendLike(id, liked);
    if (problem === undefined) return;
    show(id, !liked);
    if (problem === 'authentication_required') return;
    addToast({ tone: 'danger', title: intl.formatMessage(errorMessage(problem)) });
  }

  function press(event: FormEvent<HTMLFormElement>, id: string, liked: boolean): void {
    event.preventDefault();
    if (!member) {
      const signup = urls.signup({ profile: id, wish: 'like' });
      if (!openSignup(signup)) navigate(signup);
      return;
    }
    show(id, liked);
    const before = sending.current.get(id) ?? Promise.resolve();
    sending.current.set(
      id,
      before.then(() => send(id, liked)).catch(() => show(id, !liked)),
    );
  }

  return ({ id, name, liked: given }) => {
    const liked = pressed.get(id) ?? given;
    return {
      liked,
      label: intl.formatMessage(liked ? texts.unlike_name : texts.like_name, { name }),
      action: `${pathname}${search}`,
      name: liked ? likeFields.unlike : likeFields.like,
      value: id,
      onSubmit: (event) => press(event, id, !liked),
    };
  };
}
