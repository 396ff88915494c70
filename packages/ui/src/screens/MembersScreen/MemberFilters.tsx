import { ArrowDownUp, MapPin, RotateCcw, SlidersHorizontal, UsersRound, X } from 'lucide-react';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup';
import { ChipLink } from '../../components/Chip/Chip';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import { Heading } from '../../components/Heading/Heading';
import { IconButton } from '../../components/IconButton/IconButton';
import { LocateButton } from '../../components/LocateButton/LocateButton';
import type { LocateControl } from '../../components/LocateButton/LocateButton';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import type { GroupOption } from '../../components/RadioGroup/RadioGroup';
import type { SelectOption } from '../../components/SelectField/NativeSelect';
import { SelectField } from '../../components/SelectField/SelectField';
import { hidePopover, popover, popoverTrigger } from '../../disclosure/popover';
import { useModalPopover } from '../../disclosure/use-modal-popover';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './MemberFilters.css';

interface Filter {
  label: string;
  /** The current value in words: "Women & men", "30–45 years", "Germany". */
  shown: string;
  /** Differs from the default. */
  selected: boolean;
}

/** One list of a filter. */
export interface FilterList {
  name: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
}

/** Several options of one question. */
export interface FilterGroup {
  name: string;
  label: string;
  options: readonly GroupOption[];
  values: readonly string[];
}

export interface MemberFiltersProps {
  /** URL of the GET form. */
  action: string;
  /** A site shows the filters that are set. */
  gender?: Filter & { name: string; value: string; options: readonly GroupOption[] };
  age?: Filter & { from: FilterList; to: FilterList };
  country?: Filter & FilterList;
  region?: Filter & FilterList;
  city?: Filter & FilterList;
  /** Next to country and region, where the browser supports geolocation. */
  locate?: LocateControl;
  /** The sort order, offered next to the title on a wide page. */
  sort?: { name: string; label: string; shown: string; value: string; options: readonly GroupOption[] };
  /** Appearance and more, multiple choice. */
  fields?: Omit<Filter, 'label'> & { groups: readonly FilterGroup[] };
  labels: { title: string; apply: string; reset: string; close: string };
  resetHref: string;
  /** Further parameters of the search. */
  hidden?: Readonly<Record<string, string>>;
}

const sheetId = 'filters';

/** Opens the filters on a phone; belongs in the frame's bar. The count is the number of set filters. */
export function FiltersButton({ label, count }: { label: string; count: number }) {
  return (
    <IconButton
      {...popoverTrigger(sheetId)}
      label={count > 0 ? `${label}, ${count}` : label}
      icon={<SlidersHorizontal />}
      badge={count > 0 ? <Badge count={count} tone="neutral" size="small" /> : undefined}
    />
  );
}

function List({ list: { name, label, value, options } }: { list: FilterList }) {
  return <SelectField label={label} name={name} defaultValue={value} options={options} />;
}

function Groups({ groups }: { groups: readonly FilterGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ name, label, options, values }) => (
        <CheckboxGroup key={name} name={name} label={label} options={options} defaultValue={values} />
      ))}
    </div>
  );
}

type PanelProps = Omit<Filter, 'label'> & {
  label?: string;
  icon?: ReactNode;
  apply: string;
  children: ReactNode;
};

function Panel({ label, shown, selected, icon, apply, children }: PanelProps) {
  return (
    <FilterChip label={label} value={shown} selected={selected} icon={icon}>
      {children}
      <div className={styles.apply}>
        <Button type="submit" look="soft" tone="primary" size="small" full>
          {apply}
        </Button>
      </div>
    </FilterChip>
  );
}

/**
 * The filters, each opening its fields: chips in a row from 768 px, below that rows of a bottom sheet that
 * `FiltersButton` opens, also without script.
 */
export function MemberFilters(filters: MemberFiltersProps) {
  const { Form, Link } = useRouterParts();
  const sheet = useRef<HTMLDivElement>(null);
  const open = useModalPopover(sheet);
  const { action, gender, age, country, region, city, locate, sort, fields, labels, resetHref, hidden } =
    filters;
  const { apply } = labels;
  const close = () => hidePopover(sheet.current);
  return (
    <div
      {...popover}
      ref={sheet}
      id={sheetId}
      className={styles.sheet}
      {...(open && { role: 'dialog', 'aria-modal': true, 'aria-labelledby': `${sheetId}-title` })}
    >
      <Form className={styles.form} method="get" action={action} data-replace onSubmit={close}>
        <HiddenFields values={hidden} />
        <div className={styles.sheetHead}>
          <Heading level={2} type="sub" id={`${sheetId}-title`}>
            {labels.title}
          </Heading>
          <IconButton {...popoverTrigger(sheetId, 'hide')} label={labels.close} icon={<X />} />
        </div>
        {gender && (
          <Panel {...gender} apply={apply} icon={<UsersRound />}>
            <RadioGroup
              label={gender.label}
              name={gender.name}
              options={gender.options}
              defaultValue={gender.value}
            />
          </Panel>
        )}
        {age && (
          <Panel {...age} apply={apply}>
            <div className={styles.pair}>
              <List list={age.from} />
              <List list={age.to} />
            </div>
          </Panel>
        )}
        {country && (
          <Panel {...country} apply={apply} icon={<MapPin />}>
            <List list={country} />
            {locate && <LocateButton {...locate} />}
          </Panel>
        )}
        {region && (
          <Panel {...region} apply={apply}>
            <List list={region} />
            {locate && <LocateButton {...locate} />}
          </Panel>
        )}
        {city && (
          <Panel {...city} apply={apply}>
            <List list={city} />
          </Panel>
        )}
        {fields && (
          <Panel {...fields} apply={apply}>
            <Groups groups={fields.groups} />
          </Panel>
        )}
        {sort && (
          <div className={styles.sort}>
            <Panel
              selected={false}
              label={sort.label}
              shown={sort.shown}
              icon={<ArrowDownUp />}
              apply={apply}
            >
              <RadioGroup
                label={sort.label}
                name={sort.name}
                options={sort.options}
                defaultValue={sort.value}
              />
            </Panel>
          </div>
        )}
        <span className={styles.reset}>
          <ChipLink href={resetHref} data-replace look="bare" icon={<RotateCcw />}>
            {labels.reset}
          </ChipLink>
        </span>
        <div className={styles.sheetFoot}>
          <Link className={styles.sheetReset} href={resetHref} data-replace onClick={close}>
            {labels.reset}
          </Link>
          <Button type="submit" size="large" full>
            {labels.apply}
          </Button>
        </div>
      </Form>
    </div>
  );
}
