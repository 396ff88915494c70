import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useRenderMaterial } from './render-material';

interface TextsOfProps {
  /** The areas of messages (`area.key`) that are shown inside, beside those of every page. */
  readonly areas: readonly string[];
  readonly children: ReactNode;
}

/** Gives what is inside its texts; suspends while they load. */
export function TextsOf({ areas, children }: TextsOfProps) {
  const { texts } = useRenderMaterial();
  if (!texts.has(areas)) throw texts.load();
  return <RawIntlProvider value={texts.intl}>{children}</RawIntlProvider>;
}
