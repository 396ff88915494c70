import { Globe } from 'lucide-react';
import { DropdownMenu, MenuButton, MenuLink } from '../../components/DropdownMenu/DropdownMenu';
import { useRouterParts } from '../../router/RouterParts';

/** One language of the menu, named in itself. */
export interface Language {
  /** BCP 47 tag, also what a form sends. */
  tag: string;
  name: string;
  current?: boolean;
  /** The same page in this language; needed where there is no form. */
  href?: string;
}

export interface LanguageMenuProps {
  /** Accessible name, with the language that holds now. */
  label: string;
  /** Short sign of the language that holds now, such as two letters. */
  sign: string;
  languages: readonly Language[];
  /** Sends the choice; without it every language is a link. */
  form?: { action: string; name: string; fields?: Readonly<Record<string, string>> };
  align?: 'start' | 'end';
}

/** The languages alone, for a menu or a page. */
export function LanguageList({ languages, form }: Pick<LanguageMenuProps, 'languages' | 'form'>) {
  const { Form } = useRouterParts();
  if (!form)
    return languages.map(({ tag, name, current, href }) => (
      <MenuLink key={tag} href={href ?? `?lang=${tag}`} hrefLang={tag} lang={tag} current={current}>
        {name}
      </MenuLink>
    ));
  return (
    <Form method="post" action={form.action}>
      {Object.entries(form.fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {languages.map(({ tag, name, current }) => (
        <MenuButton key={tag} type="submit" name={form.name} value={tag} lang={tag} current={current}>
          {name}
        </MenuButton>
      ))}
    </Form>
  );
}

/** The choice of language behind a globe. */
export function LanguageMenu({ label, sign, languages, form, align }: LanguageMenuProps) {
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
    </DropdownMenu>
  );
}
