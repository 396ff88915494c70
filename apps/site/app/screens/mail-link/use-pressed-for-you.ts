import { useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Sends a page's form with the token of a mailed link, once and in place of a press on its button. Without script the
 * button stays, so that opening a link never acts by itself.
 */
export function usePressedForYou(token: string | null, press: string, action: string): void {
  const submit = useSubmit();
  const pressed = useRef(false);
  useEffect(() => {
    if (token === null || pressed.current) return;
    pressed.current = true;
    submit({ token, press }, { method: 'post', action, replace: true });
  }, [action, press, submit, token]);
}
