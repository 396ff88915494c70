import { Minus, Plus } from 'lucide-react';
import { Alert } from '../../components/Alert/Alert';
import { Button } from '../../components/Button/Button';
import { ChipButton, ChipGroup } from '../../components/Chip/Chip';
import { FormErrors } from '../../components/FormErrors/FormErrors';
import { Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { IconButton } from '../../components/IconButton/IconButton';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import type { TextFieldProps } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import { ErrorFocus } from '../entry/ErrorFocus';
import * as styles from './TransactionsScreen.css';

interface LimitAction {
  label: string;
  onPress: () => void;
}

interface LimitNotice {
  title: string;
  text: string;
}

export interface SpendLimitProps {
  /** The anchor of links to it. */
  id: string;
  title: string;
  text: string;
  action: string;
  error?: string;
  field: TextFieldProps;
  /** Decreases and increases by a step; only with script. */
  less?: LimitAction;
  more?: LimitAction;
  /** Limits to choose from; only with script. */
  choices?: readonly (LimitAction & { id: string })[];
  /** A pending higher limit, and the form that cancels it. */
  soon?: LimitNotice & { keep: string; hidden: Readonly<Record<string, string>> };
  /** When a higher and a lower limit take effect. */
  higher: LimitNotice;
  lower: LimitNotice;
  submit: string;
  busy?: string;
}

/** The member's own limit: a lower one applies at once, a higher one a day later. */
export function SpendLimit({
  id,
  title,
  text,
  action,
  error,
  field,
  less,
  more,
  choices,
  soon,
  higher,
  lower,
  submit,
  busy,
}: SpendLimitProps) {
  const { Form } = useRouterParts();
  return (
    <section className={styles.limit} id={id} aria-labelledby={`${id}-title`}>
      <Stack gap={4}>
        <Heading level={2} type="sub" id={`${id}-title`}>
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
      </Stack>
      {soon && (
        <Form method="post" action={action}>
          <HiddenFields values={soon.hidden} />
          <Alert
            tone="warn"
            title={soon.title}
            action={
              <Button type="submit" look="text" size="small">
                {soon.keep}
              </Button>
            }
          >
            {soon.text}
          </Alert>
        </Form>
      )}
      <Form method="post" action={action} className={styles.limitFields}>
        <ErrorFocus busy={busy} />
        {error && <FormErrors title={error} />}
        <div className={less && more ? styles.stepper : undefined}>
          {less && (
            <span className={styles.step}>
              <IconButton look="soft" label={less.label} icon={<Minus />} onClick={less.onPress} />
            </span>
          )}
          <TextField inputMode="decimal" autoComplete="off" {...field} />
          {more && (
            <span className={styles.step}>
              <IconButton look="soft" label={more.label} icon={<Plus />} onClick={more.onPress} />
            </span>
          )}
        </div>
        {choices && (
          <ChipGroup>
            {choices.map(({ id: choice, label, onPress }) => (
              <ChipButton key={choice} onClick={onPress}>
                {label}
              </ChipButton>
            ))}
          </ChipGroup>
        )}
        <Alert tone="success" title={lower.title}>
          {lower.text}
        </Alert>
        <Alert tone="warn" title={higher.title}>
          {higher.text}
        </Alert>
        <Button type="submit" size="large" full busy={busy}>
          {submit}
        </Button>
      </Form>
    </section>
  );
}
