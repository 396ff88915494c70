import { useEffect, useRef } from 'react';

/** Place it in a form: after a submit with errors, it focuses the first invalid field. */
export function ErrorFocus({ busy }: { busy?: string }) {
  const mark = useRef<HTMLInputElement>(null);
  const sent = useRef(false);
  useEffect(() => {
    const form = mark.current?.form;
    const note = () => {
      sent.current = true;
    };
    form?.addEventListener('submit', note);
    return () => form?.removeEventListener('submit', note);
  }, []);
  useEffect(() => {
    if (!sent.current || busy !== undefined) return;
    const wrong = mark.current?.form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!wrong) return;
    sent.current = false;
    wrong.focus();
  });
  return <input type="hidden" ref={mark} disabled />;
}
