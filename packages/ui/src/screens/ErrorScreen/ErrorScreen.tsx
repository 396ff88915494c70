import { useRouterParts } from '../../router/RouterParts';
import { EmptyTable } from './EmptyTable';
import { actions, field, mainAction, message, otherAction, page, title, words } from './ErrorScreen.css';

export interface ErrorScreenProps {
  /** `notFound` keeps the lamp on; `error` and `offline` turn it off. */
  kind: 'notFound' | 'error' | 'offline';
  title: string;
  /** What happened. */
  message: string;
  /** A link to the home page. */
  home: { href: string; label: string };
  /** Retries the same page: the link works without script, the callback with it. */
  retry?: { href: string; label: string; onRetry?: () => void };
}

/** The error page: a table for two, one glass still empty. */
export function ErrorScreen({ kind, title: heading, message: text, home, retry }: ErrorScreenProps) {
  const { Link } = useRouterParts();
  return (
    <section className={page}>
      <div className={words}>
        <h1 className={title}>{heading}</h1>
        <p className={message}>{text}</p>
        <p className={actions}>
          {retry && (
            <a
              className={mainAction}
              href={retry.href}
              onClick={
                retry.onRetry &&
                ((event) => {
                  event.preventDefault();
                  retry.onRetry?.();
                })
              }
            >
              {retry.label}
            </a>
          )}
          <Link className={retry ? otherAction : mainAction} href={home.href}>
            {home.label}
          </Link>
        </p>
      </div>
      <div className={field}>
        <EmptyTable lit={kind === 'notFound'} />
      </div>
    </section>
  );
}
