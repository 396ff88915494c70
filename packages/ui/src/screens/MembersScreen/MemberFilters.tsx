import { ChevronDown, MapPin, RotateCcw, SlidersHorizontal, UsersRound, X } from 'lucide-react';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Badge } from '../../components/Badge/Badge';
import { Button } from '../../components/Button/Button';
import { CheckboxGroup } from '../../components/CheckboxGroup/CheckboxGroup';
import { ChipLink } from '../../components/Chip/Chip';
import { FilterChip } from '../../components/FilterChip/FilterChip';
import { Heading } from '../../components/Heading/Heading';
import { IconLink } from '../../components/IconButton/IconButton';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup';
import type { GroupOption } from '../../components/RadioGroup/RadioGroup';
import type { SelectOption } from '../../components/SelectField/NativeSelect';
import { SelectField } from '../../components/SelectField/SelectField';
import { useRouterParts } from '../../router/RouterParts';
import * as styles from './MemberFilters.css';

interface Filter {
  label: string;
  /** What holds now, in words: "Women & men", "30–45 years", "Germany". */
  shown: string;
  /** Differs from the default. */
  active: boolean;
}

/** One list of a filter. */
export interface FilterList {
  name: string;
  label: string;
  value: string;
  options: readonly SelectOption[];
}

/** Several choices of one question. */
export interface FilterGroup {
  name: string;
  label: string;
  options: readonly GroupOption[];
  values: readonly string[];
}

export interface MemberFiltersProps {
  /** Address that the form asks with GET. */
  action: string;
  /** A site shows the filters that it has. */
  gender?: Filter & { name: string; value: string; options: readonly GroupOption[] };
  age?: Filter & { from: FilterList; to: FilterList };
  country?: Filter & FilterList;
  region?: Filter & FilterList;
  city?: Filter & FilterList;
  /** Looks and more, several of each. */
  fields?: Filter & { groups: readonly FilterGroup[] };
  labels: { title: string; apply: string; reset: string; close: string };
  resetHref: string;
  /** Further values that the search keeps. */
  hidden?: Readonly<Record<string, string>>;
}

const sheetId = 'filters';

function open(event: MouseEvent) {
  const sheet = document.getElementById(sheetId);
  if (!(sheet instanceof HTMLDialogElement)) return;
  event.preventDefault();
  sheet.showModal();
}

/** Opens the filters on a phone; belongs into the bar of the frame. The count is of filters that are set. */
export function FiltersLink({ label, count }: { label: string; count: number }) {
  return (
    <IconLink
      href={`#${sheetId}`}
      label={count > 0 ? `${label}, ${count}` : label}
      icon={<SlidersHorizontal />}
      badge={count > 0 ? <Badge count={count} tone="ink" size="small" /> : undefined}
      onClick={open}
    />
  );
}

function Lists({ filters }: { filters: MemberFiltersProps }) {
  const { gender, age, country, region, city, fields } = filters;
  return (
    <>
      {gender && (
        <RadioGroup
          look="chips"
          label={gender.label}
          name={gender.name}
          options={gender.options}
          defaultValue={gender.value}
        />
      )}
      {age && (
        <fieldset>
          <legend className={styles.legend}>{age.label}</legend>
          <div className={styles.pair}>
            <List list={age.from} />
            <List list={age.to} />
          </div>
        </fieldset>
      )}
      {country && <List list={country} />}
      {region && <List list={region} />}
      {city && <List list={city} />}
      {fields && (
        <details className={styles.more} open={fields.active || undefined}>
          <summary className={styles.moreShow}>
            {fields.label}
            <ChevronDown />
          </summary>
          <Groups groups={fields.groups} />
        </details>
      )}
    </>
  );
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

function List({ list: { name, label, value, options } }: { list: FilterList }) {
  return <SelectField label={label} name={name} defaultValue={value} options={options} />;
}

function Hidden({ values = {} }: { values?: Readonly<Record<string, string>> }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The filters as chips in a row, from 768 px; each opens its fields. */
export function FilterChips(filters: MemberFiltersProps) {
  const { Form } = useRouterParts();
  const { action, gender, age, country, region, city, fields, labels, resetHref, hidden } = filters;
  const apply = (
    <div className={styles.apply}>
      <Button type="submit" look="tinted" size="small" full>
        {labels.apply}
      </Button>
    </div>
  );
  return (
    <Form className={styles.chips} method="get" action={action}>
      <Hidden values={hidden} />
      {gender && (
        <FilterChip label={gender.label} value={gender.shown} active={gender.active} icon={<UsersRound />}>
          <RadioGroup
            label={gender.label}
            name={gender.name}
            options={gender.options}
            defaultValue={gender.value}
          />
          {apply}
        </FilterChip>
      )}
      {age && (
        <FilterChip label={age.label} value={age.shown} active={age.active}>
          <div className={styles.pair}>
            <List list={age.from} />
            <List list={age.to} />
          </div>
          {apply}
        </FilterChip>
      )}
      {country && (
        <FilterChip label={country.label} value={country.shown} active={country.active} icon={<MapPin />}>
          <List list={country} />
          {apply}
        </FilterChip>
      )}
      {region && (
        <FilterChip label={region.label} value={region.shown} active={region.active}>
          <List list={region} />
          {apply}
        </FilterChip>
      )}
      {city && (
        <FilterChip label={city.label} value={city.shown} active={city.active}>
          <List list={city} />
          {apply}
        </FilterChip>
      )}
      {fields && (
        <FilterChip label={fields.label} value={fields.shown} active={fields.active}>
          <Groups groups={fields.groups} />
          {apply}
        </FilterChip>
      )}
      <span className={styles.reset}>
        <ChipLink href={resetHref} look="bare" icon={<RotateCcw />}>
          {labels.reset}
        </ChipLink>
      </span>
    </Form>
  );
}

/** The same filters as a sheet from the bottom, below 768 px; opened by `FiltersLink`, or by its address. */
export function FilterSheet(filters: MemberFiltersProps) {
  const { Form, Link } = useRouterParts();
  const dialog = useRef<HTMLDialogElement>(null);
  const { action, labels, resetHref, hidden } = filters;
  return (
    <dialog ref={dialog} id={sheetId} className={styles.sheet} aria-labelledby={`${sheetId}-title`}>
      <Form
        className={styles.sheetForm}
        method="get"
        action={action}
        onSubmit={() => dialog.current?.close()}
      >
        <Hidden values={hidden} />
        <div className={styles.sheetHead}>
          <Heading level={2} size="sub" id={`${sheetId}-title`}>
            {labels.title}
          </Heading>
          <a
            href="#content"
            className={styles.close}
            onClick={(event) => {
              if (!dialog.current?.open) return;
              event.preventDefault();
              dialog.current.close();
            }}
          >
            <X aria-hidden="true" />
            <span className={styles.hiddenWords}>{labels.close}</span>
          </a>
        </div>
        <div className={styles.sheetBody}>
          <Lists filters={filters} />
        </div>
        <div className={styles.sheetFoot}>
          <Link className={styles.sheetReset} href={resetHref} onClick={() => dialog.current?.close()}>
            {labels.reset}
          </Link>
          <Button type="submit" size="large" full>
            {labels.apply}
          </Button>
        </div>
      </Form>
    </dialog>
  );
}
