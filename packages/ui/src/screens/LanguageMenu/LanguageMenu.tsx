import { Globe } from 'lucide-react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { DropdownMenu, MenuButton, MenuLink } from '../../components/DropdownMenu/DropdownMenu';
import { useRouterParts } from '../../router/RouterParts';

/** A language of the menu, with its own name. */
export interface Language {
  /** BCP 47 tag, also the submitted value. */
  tag: string;
  name: string;
  selected?: boolean;
  /** The same page in this language; required without a form. */
  href?: string;
}

/** The language form's action and its hidden fields. */
export interface LanguageForm {
  action: string;
  name: string;
  fields?: Readonly<Record<string, string>>;
}

export interface LanguageMenuProps {
  /** Accessible name, with the current language. */
  label: string;
  /** Short sign of the current language, such as two letters. */
  sign: string;
  languages: readonly Language[];
  /** Submits the choice; without it every language is a link. */
  form?: LanguageForm;
  /** Links to the page with every language. */
  all?: { href: string; label: string };
  align?: 'start' | 'end';
}

/** The buttons of a form that submits the chosen language. */
export function LanguageChoices({ languages, form }: { languages: readonly Language[]; form: LanguageForm }) {
  return (
    <>
      <HiddenFields values={form.fields} />
      {languages.map(({ tag, name, selected }) => (
        <MenuButton key={tag} type="submit" name={form.name} value={tag} lang={tag} selected={selected}>
          {name}
        </MenuButton>
      ))}
    </>
  );
}

function LanguageList({ languages, form }: Pick<LanguageMenuProps, 'languages' | 'form'>) {
  const { Form } = useRouterParts();
  if (!form)
    return languages.map(({ tag, name, selected, href }) => (
      <MenuLink key={tag} href={href ?? `?lang=${tag}`} hrefLang={tag} lang={tag} selected={selected}>
        {name}
      </MenuLink>
    ));
  return (
    <Form method="post" action={form.action}>
      <LanguageChoices languages={languages} form={form} />
    </Form>
  );
}

/** The language menu behind a globe icon. */
export function LanguageMenu({ label, sign, languages, form, all, align }: LanguageMenuProps) {
  return (
    <DropdownMenu
      label={`${sign}, ${label}`}
      align={align}
      trigger={
        <>
          <Globe />
          {sign}
        </>
      }
    >
      <LanguageList languages={languages} form={form} />
      {all ? <MenuLink href={all.href}>{all.label}</MenuLink> : null}
    </DropdownMenu>
  );
}
