import { useId } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../../components/Button/Button';
import { DisplayText, Heading } from '../../components/Heading/Heading';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { SelectField } from '../../components/SelectField/SelectField';
import { Switch } from '../../components/Switch/Switch';
import { Text } from '../../components/Text/Text';
import { TextField } from '../../components/TextField/TextField';
import { useRouterParts } from '../../router/RouterParts';
import type { FormPartProps } from '../../router/RouterParts';
import { NightPicture } from './NightPicture';
import { quietMinutes } from './quiet-clock';
import * as styles from './QuietHours.css';
import { TwilightHandle } from './TwilightHandle';

/** The quiet hours: times such as `22:30`, in a time zone. */
export interface QuietTimes {
  from: string;
  until: string;
  zone: string;
}

export interface QuietHoursProps {
  title: string;
  /** Whether quiet hours are on. */
  selected: boolean;
  /** Accessible name of the switch. */
  switchLabel: string;
  times: QuietTimes;
  labels: { from: string; until: string; zone: string };
  /** Names of the submitted fields. */
  names: { switch: string; from: string; until: string; zone: string };
  zones: readonly { value: string; label: string }[];
  /** Formats the duration. */
  lengthText: (minutes: number) => string;
  /** What happens to messages meanwhile. */
  text: string;
  form: FormPartProps & { action: string };
  /** Saves the times without script. */
  submit: string;
  /** With script: replaces the submission of the switch's form by preventing the event. */
  onSwitch?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called on every change of the times. */
  onChange: (times: QuietTimes) => void;
}

/** Hours without push, as a night from dusk to dawn. */
export function QuietHours(props: QuietHoursProps) {
  const { title, selected, switchLabel, times, labels, names, zones, lengthText, text, form, submit } = props;
  const { from, until, zone } = times;
  const { Form } = useRouterParts();
  const id = useId();
  const change = (some: Partial<QuietTimes>) => props.onChange({ ...times, ...some });
  return (
    <section aria-labelledby={id} className={styles.quiet}>
      <Form method="post" {...form} onSubmit={props.onSwitch} className={styles.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <HiddenFields values={{ [names.from]: from, [names.until]: until, [names.zone]: zone }} />
        <Switch name={names.switch} selected={selected} label={switchLabel} />
      </Form>
      <div className={styles.night({ off: !selected })}>
        <NightPicture from={from} until={until} />
        <span className={styles.length}>{lengthText(quietMinutes(from, until))}</span>
        {selected && (
          <>
            <TwilightHandle
              twilight="dusk"
              label={labels.from}
              time={from}
              onChange={(time) => change({ from: time })}
            />
            <TwilightHandle
              twilight="dawn"
              label={labels.until}
              time={until}
              onChange={(time) => change({ until: time })}
            />
          </>
        )}
        <div className={styles.hours} aria-hidden="true">
          <DisplayText type="match" tone="inherit" numbers="tabular">
            {from}
          </DisplayText>
          <DisplayText type="match" tone="inherit" numbers="tabular">
            {until}
          </DisplayText>
        </div>
      </div>
      {selected && (
        <Form method="post" {...form} className={styles.fields}>
          <HiddenFields values={{ [names.switch]: 'on' }} />
          <TextField
            type="time"
            name={names.from}
            label={labels.from}
            value={from}
            onChange={({ target }) => target.value && change({ from: target.value })}
          />
          <TextField
            type="time"
            name={names.until}
            label={labels.until}
            value={until}
            onChange={({ target }) => target.value && change({ until: target.value })}
          />
          <div className={styles.zone}>
            <SelectField
              name={names.zone}
              label={labels.zone}
              value={zone}
              onChange={({ target }) => change({ zone: target.value })}
              options={zones}
            />
          </div>
          <div className={styles.withoutScript}>
            <Button type="submit">{submit}</Button>
          </div>
        </Form>
      )}
      <Text type="small" tone="muted">
        {text}
      </Text>
    </section>
  );
}
