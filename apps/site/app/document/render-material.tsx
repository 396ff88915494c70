import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import type { PartFile } from './part-file';
import type { TextSource } from './texts';

/** What a document is printed with beside its routes' data. In the browser it is read back from the document. */
export interface RenderMaterial {
  /** The request's nonce; empty in the browser, where nothing may know it. */
  readonly nonce: string;
  readonly texts: TextSource;
  /** The texts that the browser starts with, as JSON of `CarriedTexts`. */
  readonly carriedTexts: string;
  /** Value of the document's `lang`. */
  readonly language: string;
  readonly themeCss: string;
  /** The page's styles where the document carries them; empty where it names their files. */
  readonly pageCss: string;
  /** Attributes by which styles follow the theme's form. */
  readonly themeAttributes: Readonly<Record<string, string>>;
  readonly themeColours: { readonly light: string; readonly dark: string };
  readonly fonts: readonly string[];
  /** Files of the late parts that the page shows from its first view on. */
  readonly parts: readonly PartFile[];
  /** The warning at the door, where the document carries it. The browser keeps what was printed, and knows no content. */
  readonly entry: { readonly content: ReactNode } | null;
  /** The question about scripts of others, where the document carries it; kept as the warning is. */
  readonly consent: { readonly content: ReactNode } | null;
  /** The question about newer terms for browsers without script, where the document carries it; kept as the warning is. */
  readonly terms: { readonly content: ReactNode } | null;
}

const MaterialContext = createContext<RenderMaterial | null>(null);

/** Hands a document its material. */
export const RenderMaterialProvider = MaterialContext.Provider;

/** The document's material. Throws outside of `RenderMaterialProvider`. */
export function useRenderMaterial(): RenderMaterial {
  const material = useContext(MaterialContext);
  if (!material) throw new Error('RenderMaterialProvider is missing');
  return material;
}
