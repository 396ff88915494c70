import { Card } from '../../components/Card/Card';
import { useRouterParts } from '../../router/RouterParts';
import { LanguageChoices } from '../LanguageMenu/LanguageMenu';
import type { Language, LanguageForm } from '../LanguageMenu/LanguageMenu';
import { languages as languagesStyle } from './settings-parts.css';

/** The site's languages; a choice is saved at once. */
export function LanguagePart({ languages, form }: { languages: readonly Language[]; form: LanguageForm }) {
  const { Form } = useRouterParts();
  return (
    <Card look="outlined" padding="none">
      <Form method="post" action={form.action} className={languagesStyle}>
        <LanguageChoices languages={languages} form={form} />
      </Form>
    </Card>
  );
}
