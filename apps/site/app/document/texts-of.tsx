import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useRenderMaterial } from './render-material';

interface TextsOfProps {
  /** Message areas (`area.key`) shown inside, in addition to those of every page. */
  readonly areas: readonly string[];
  readonly children: ReactNode;
}

/** Provides its children with their texts; suspends while they load. */
export function TextsOf({ areas, children }: TextsOfProps) {
  const { texts } = useRenderMaterial();
  if (!texts.has(areas)) throw texts.load();
  return <RawIntlProvider value={texts.intl}>{children}</RawIntlProvider>;
}
