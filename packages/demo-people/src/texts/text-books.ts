import type { Locale } from '@heartwood/i18n';
import { da } from './da';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fi } from './fi';
import { fr } from './fr';
import { it } from './it';
import { nb } from './nb';
import { nl } from './nl';
import { pl } from './pl';
import { sv } from './sv';
import type { TextBook } from './text-book';

/** The texts by locale. */
export const textBooks: Readonly<Record<Locale, TextBook>> = { da, de, en, es, fi, fr, it, nb, nl, pl, sv };
