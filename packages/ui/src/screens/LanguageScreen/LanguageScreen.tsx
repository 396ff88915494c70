import { useId } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Heading } from '../../components/Heading/Heading';
import { SelectField } from '../../components/SelectField/SelectField';
import type { SelectFieldProps } from '../../components/SelectField/SelectField';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../components/Stack/Stack';
import { useRouterParts } from '../../router/RouterParts';
import { LanguageChoices } from '../LanguageMenu/LanguageMenu';
import type { Language, LanguageForm } from '../LanguageMenu/LanguageMenu';
import { choices, countryField, countryForm, head, page } from './LanguageScreen.css';

/** Languages with a heading. */
export interface LanguageGroup {
  title: string;
  languages: readonly Language[];
}

export interface LanguageScreenProps {
  title: string;
  text: string;
  /** The languages of the reader's country come first. */
  groups: readonly LanguageGroup[];
  /** Submits the chosen language. */
  form: LanguageForm;
  country: {
    title: string;
    text: string;
    form: { action: string; fields?: Readonly<Record<string, string>> };
    field: SelectFieldProps;
    submit: string;
  };
}

function LanguageGroupPart({ title, languages, form }: LanguageGroup & { form: LanguageForm }) {
  const { Form } = useRouterParts();
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} type="sub" id={id}>
        {title}
      </Heading>
      <Card look="outlined" padding="none">
        {' '}
        <Form method="post" action={form.action} className={choices}>
          <LanguageChoices languages={languages} form={form} />
        </Form>
      </Card>
    </Stack>
  );
}

/** Every language of the site, and the visitor's country. Works with plain forms. */
export function LanguageScreen({ title, text, groups, form, country }: LanguageScreenProps) {
  const { Form } = useRouterParts();
  const id = useId();
  return (
    <div className={page}>
      <header className={head}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{text}</Text>
      </header>
      {groups.map((languages) => (
        <LanguageGroupPart key={languages.title} {...languages} form={form} />
      ))}
      <Stack as="section" aria-labelledby={id}>
        <Heading level={2} type="sub" id={id}>
          {country.title}
        </Heading>
        <Text tone="muted">{country.text}</Text>
        <Form method="post" action={country.form.action} className={countryForm}>
          <HiddenFields values={country.form.fields} />
          <div className={countryField}>
            <SelectField {...country.field} />
          </div>
          <Button type="submit">{country.submit}</Button>
        </Form>
      </Stack>
    </div>
  );
}
