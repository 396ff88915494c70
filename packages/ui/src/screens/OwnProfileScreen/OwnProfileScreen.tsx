import { Eye, MapPin, Pencil, Plus, Settings } from 'lucide-react';
import type { ReactNode } from 'react';
import { Chip, ChipGroup } from '../../components/Chip/Chip';
import { Heading } from '../../components/Heading/Heading';
import { IconLink } from '../../components/IconButton/IconButton';
import { Tag } from '../../components/Tag/Tag';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { classNames } from '../../base/class-names';
import { useRouterParts } from '../../router/RouterParts';
import { InterestIcon } from '../interests/InterestIcon';
import { CompletenessPanel } from './CompletenessPanel';
import type { CompletenessPanelProps } from './CompletenessPanel';
import type { EditLink, PartLink } from './own-profile-parts';
import { OwnGallery } from './OwnGallery';
import type { OwnGalleryProps } from './OwnGallery';
import * as styles from './OwnProfileScreen.css';

/** A fact with its form; without a value a gap replaces it. */
export interface OwnFact {
  label: string;
  value?: string;
  edit?: EditLink;
}

export interface OwnProfileScreenProps {
  /** Label: others see the page like this. */
  mark: string;
  settings: PartLink;
  /** Name and age. */
  name: string;
  nameEdit: EditLink;
  /** City and region; a gap without. */
  place?: string;
  placeGap: string;
  placeEdit: EditLink;
  gallery: OwnGalleryProps;
  /** The member's own words, or a prompt for them. */
  quote?: { text?: string; gap: string; edit: EditLink };
  facts: readonly OwnFact[];
  /** Replaces a missing fact. */
  factGap: string;
  interests?: {
    title: string;
    items: readonly { id: string; label: string }[];
    /** The chip that opens the options. */
    add: string;
    edit: EditLink;
  };
  /** Unset for a complete profile. */
  completeness?: CompletenessPanelProps;
  /** The result of a form submitted without script. */
  notice?: ReactNode;
  /** The form of a part in the page, without script. */
  form?: ReactNode;
}

function Fact({ fact, gap }: { fact: OwnFact; gap: string }) {
  const { Link } = useRouterParts();
  const words = (
    <>
      <span className={styles.factLabel}>{fact.label}</span>
      <span className={classNames(styles.factValue, fact.value === undefined && styles.missing)}>
        {fact.value ?? gap}
      </span>
    </>
  );
  if (!fact.edit) return <div className={styles.fact}>{words}</div>;
  const { href, label, onClick } = fact.edit;
  return (
    <Link className={classNames(styles.fact, styles.usable)} href={href} onClick={onClick}>
      {words}
      <VisuallyHidden>{label}</VisuallyHidden>
      <Pencil className={styles.factPencil} />
    </Link>
  );
}

/** The member's own profile as others see it: each part opens its form, and missing parts show a gap. */
export function OwnProfileScreen(props: OwnProfileScreenProps) {
  const { mark, settings, name, nameEdit, place, placeGap, placeEdit, gallery, quote } = props;
  const { facts, factGap, interests, completeness, notice, form } = props;
  const { Link } = useRouterParts();
  return (
    <article className={styles.page}>
      <div className={styles.photos}>
        <OwnGallery {...gallery} />
        <span className={styles.mark}>
          <Tag look="glass" size="large" icon={<Eye />}>
            {mark}
          </Tag>
        </span>
        <span className={styles.settings}>
          <IconLink href={settings.href} label={settings.label} icon={<Settings />} look="glass" />
        </span>
      </div>
      <div className={styles.sheet}>
        <header className={styles.identity}>
          <div className={styles.nameRow}>
            <Heading level={1} type="profileName" tone="inherit">
              {name}
            </Heading>
            <IconLink {...nameEdit} icon={<Pencil />} />
          </div>
          <Link
            className={classNames(styles.place, place === undefined && styles.placeMissing)}
            href={placeEdit.href}
            onClick={placeEdit.onClick}
          >
            <MapPin />
            {place ?? placeGap}
            <VisuallyHidden>{placeEdit.label}</VisuallyHidden>
          </Link>
        </header>
        {notice}
        {form && <div className={styles.form}>{form}</div>}
        {quote && (
          <Link
            className={classNames(styles.quote, quote.text === undefined && styles.gap)}
            href={quote.edit.href}
            onClick={quote.edit.onClick}
          >
            <span className={quote.text === undefined ? styles.begun : styles.words}>
              {quote.text ?? quote.gap}
            </span>
            <VisuallyHidden>{quote.edit.label}</VisuallyHidden>
            <Pencil />
          </Link>
        )}
        <div className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.label} fact={fact} gap={factGap} />
          ))}
        </div>
        {interests && (
          <section className={styles.interests}>
            <h2 className={styles.interestsTitle}>{interests.title}</h2>
            <ChipGroup as="ul">
              {interests.items.map(({ id, label }) => (
                <Chip key={id} as="li" icon={<InterestIcon id={id} />}>
                  {label}
                </Chip>
              ))}
              <li>
                <Link
                  className={classNames(styles.gap, styles.chipGap)}
                  href={interests.edit.href}
                  onClick={interests.edit.onClick}
                >
                  {interests.items.length > 0 ? <Pencil /> : <Plus />}
                  {interests.add}
                  <VisuallyHidden>{interests.edit.label}</VisuallyHidden>
                </Link>
              </li>
            </ChipGroup>
          </section>
        )}
      </div>
      {completeness && <CompletenessPanel {...completeness} />}
    </article>
  );
}
