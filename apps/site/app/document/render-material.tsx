import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { PartFile } from './part-file';
import type { TextSource } from './texts';

/**
 * What a document is rendered with, in addition to its routes' data. The browser reads it from the document.
 */
export interface RenderMaterial {
  /** The request's nonce; empty in the browser, which must not know it. */
  readonly nonce: string;
  readonly texts: TextSource;
  /** The browser's initial texts, as JSON of `CarriedTexts`. */
  readonly carriedTexts: string;
  /** Value of the document's `lang`. */
  readonly language: string;
  readonly themeCss: string;
  /** The page's styles if they are inlined; empty if the document links their files. */
  readonly pageCss: string;
  /** Attributes that the styles use to follow the theme's form. */
  readonly themeAttributes: Readonly<Record<string, string>>;
  readonly themeColours: { readonly light: string; readonly dark: string };
  readonly fonts: readonly string[];
  /** Files of the late parts visible on the page's first view. */
  readonly parts: readonly PartFile[];
  /**
   * The age warning, if the document contains it. The browser keeps the server's markup and has no content.
   */
  readonly entry: { readonly content: ReactNode } | null;
  /** The question about third-party scripts, if the document contains it; kept like the warning. */
  readonly consent: { readonly content: ReactNode } | null;
  /**
   * The question about newer terms for browsers without script, if the document contains it; kept like the
   * warning.
   */
  readonly terms: { readonly content: ReactNode } | null;
}

const MaterialContext = createContext<RenderMaterial | null>(null);

/** Provides a document with its material. */
export const RenderMaterialProvider = MaterialContext.Provider;

/**
 * Returns the document's material.
 * @throws Error outside of `RenderMaterialProvider`
 */
export function useRenderMaterial(): RenderMaterial {
  const material = useContext(MaterialContext);
  if (!material) throw new Error('RenderMaterialProvider is missing');
  return material;
}
