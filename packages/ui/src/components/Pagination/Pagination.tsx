import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useRouterParts } from '../../router/RouterParts';
import { gap, list, page } from './Pagination.css';

interface PageLink {
  href: string;
  label: string;
}

export interface PaginationProps {
  /** Accessible name of the navigation. */
  label: string;
  /** `gap` stands for pages left out. */
  pages: readonly ((PageLink & { name: string; selected?: boolean }) | 'gap')[];
  previous?: PageLink;
  next?: PageLink;
}

/** Pages of a list as plain links; `label` is the number, `name` what is read out. */
export function Pagination({ label, pages, previous, next }: PaginationProps) {
  const { Link } = useRouterParts();
  return (
    <nav aria-label={label}>
      <ul className={list}>
        {previous === undefined ? null : (
          <li>
            <Link href={previous.href} rel="prev" className={page}>
              <ArrowLeft />
              {previous.label}
            </Link>
          </li>
        )}
        {pages.map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} className={gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry.href}>
              <Link
                href={entry.href}
                className={page}
                aria-label={entry.name}
                aria-current={entry.selected ? 'page' : undefined}
              >
                {entry.label}
              </Link>
            </li>
          ),
        )}
        {next === undefined ? null : (
          <li>
            <Link href={next.href} rel="next" className={page}>
              {next.label}
              <ArrowRight />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
