import { Globe, X } from 'lucide-react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { useRouterParts } from '../../router/RouterParts';
import type { LanguageForm } from './LanguageMenu';
import { close, offer, take } from './LanguageOffer.css';

export interface LanguageOfferProps {
  /** BCP 47 tag of the language offered. */
  language: string;
  /** The offer in that language: "Auf Deutsch?" */
  label: string;
  /** Keeps the page's language and dismisses the offer. */
  keep: { language: string; label: string };
  form: LanguageForm;
}

/** Offers a visitor the page in the browser's language. */
export function LanguageOffer({ language, label, keep, form }: LanguageOfferProps) {
  const { Form } = useRouterParts();
  return (
    <Form method="post" action={form.action} className={offer}>
      <HiddenFields values={form.fields} />
      <button className={take} name={form.name} value={language} lang={language}>
        <Globe />
        {label}
      </button>
      <button className={close} name={form.name} value={keep.language} aria-label={keep.label}>
        <X />
      </button>
    </Form>
  );
}
