import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Plus } from 'lucide-react';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button, ButtonLink } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { useRouterParts } from '../../router/RouterParts';
import { longestWord, unbroken } from '../../type/fitted';
import type { ArticleProseBlock, ArticleSection } from '../ArticleScreen/article';
import { ArticleProse } from '../ArticleScreen/ArticleProse';
import type { PosterCast } from '../poster/poster-casts';
import { Quilt } from '../quilt/Quilt';
import type { QuiltArt } from '../quilt/quilt-tiles';
import { QuiltSymbol } from '../quilt/QuiltSymbol';
import * as styles from './LandingScreen.css';

/** A select inside the sentence. */
export interface SentenceChoice {
  /** Name of the submitted field. */
  name: string;
  /** Accessible name. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** Parts of the sentence, each with its select. */
export interface SentenceParts {
  who: ReactNode;
  seek: ReactNode;
  age: ReactNode;
}

export interface LandingScreenProps {
  /** The headline; `<em>` marks the stressed word. */
  headline: ReactNode;
  /** Drawn people of this site. */
  cast: PosterCast;
  /** The theme's layout of them. */
  art: QuiltArt;
  form: {
    action: string;
    method: 'get' | 'post';
    /** Hidden fields. */
    hidden?: Readonly<Record<string, string>>;
    who: SentenceChoice;
    seek: SentenceChoice;
    age: SentenceChoice;
    /** Places the three selects in the locale's sentence. */
    sentence: (parts: SentenceParts) => ReactNode;
    submit: string;
    fine: string;
  };
  /** A figure that the brand advertises with, and where it comes from. */
  claim?: { text: string; source: string };
  prices: {
    title: string;
    /** Prices, in three rows. */
    rows: readonly PriceRow[];
    /** The link to the signup. */
    join: { href: string; label: string };
  };
  questions?: {
    title: string;
    items: readonly (Omit<ArticleSection, 'blocks'> & { readonly blocks: readonly ArticleProseBlock[] })[];
    /** Links to all of them. */
    all: { href: string; label: string };
    /** BCP 47 tag of the texts where it differs from the page's language. */
    lang?: string;
  };
}

interface PriceRow {
  title: string;
  price: string;
  text: string;
}

/** Keeps a comma that follows a select on its line. */
const wordJoiner = '\u2060';

function Choice({ choice }: { choice: SentenceChoice }) {
  return (
    <>
      <select
        className={styles.select}
        name={choice.name}
        defaultValue={choice.value}
        aria-label={choice.label}
      >
        {choice.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      {wordJoiner}
    </>
  );
}

/** Returns a headline's text without its markup. */
function textIn(words: ReactNode): string {
  if (typeof words === 'string') return words;
  if (Array.isArray(words)) return words.map((part: ReactNode) => textIn(part)).join('');
  return isValidElement<{ children?: ReactNode }>(words) ? textIn(words.props.children) : '';
}

const priceFields = [
  { field: styles.firstField, symbol: 'moon' },
  { field: styles.secondField, symbol: 'rings' },
  { field: styles.thirdField, symbol: 'glass' },
] as const;

function Costs({ title, rows, join }: LandingScreenProps['prices']) {
  return (
    <section className={styles.costs} aria-labelledby="prices-title">
      <div className={styles.costsHead}>
        <h2 className={styles.title} id="prices-title">
          {title}
        </h2>
        <ButtonLink href={join.href} size="large">
          {join.label}
        </ButtonLink>
      </div>
      <dl className={styles.blocks}>
        {rows.map((row, index) => {
          const { field, symbol } = priceFields[index % priceFields.length] ?? priceFields[0];
          return (
            <div key={row.title} className={`${styles.block} ${field}`}>
              <dt className={styles.priceTitle}>{row.title}</dt>
              <dd
                className={styles.price}
                style={assignInlineVars({ [unbroken]: String(longestWord(row.price)) })}
              >
                {row.price}
              </dd>
              <dd className={styles.priceText}>
                {row.text}
                <QuiltSymbol name={symbol} className={styles.blockSymbol} />
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function Questions({ title, items, all, lang }: NonNullable<LandingScreenProps['questions']>) {
  return (
    <section className={styles.questions} aria-labelledby="questions-title">
      <div className={styles.questionsHead}>
        <h2 className={styles.title} id="questions-title">
          {title}
        </h2>
        <Link look="standalone" href={all.href}>
          {all.label}
        </Link>
      </div>
      <div className={styles.list} lang={lang}>
        {items.map((item) => (
          <details key={item.id} className={styles.question}>
            <summary>
              {item.title}
              <Plus />
            </summary>
            <div className={styles.answer}>
              {item.blocks.map((block, index) => (
                <ArticleProse key={index} block={block} />
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

/**
 * The landing page for logged-out visitors: headline, drawn cast, the sentence that starts the signup, the
 * brand's figure, prices, questions.
 */
export function LandingScreen(props: LandingScreenProps) {
  const { headline: words, cast, art, form, claim, prices, questions } = props;
  const { Form } = useRouterParts();
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.opening}>
          <h1
            className={styles.headline}
            style={assignInlineVars({ [unbroken]: String(longestWord(textIn(words))) })}
          >
            {words}
          </h1>
        </div>
        <div className={styles.picture}>
          <Quilt cast={cast} art={art} />
        </div>
        <Form
          className={styles.say({ corner: art.layout === 'tall' ? 'away' : 'beside' })}
          action={form.action}
          method={form.method}
        >
          <HiddenFields values={form.hidden} />
          <p className={styles.sentence}>
            {form.sentence({
              who: <Choice choice={form.who} />,
              seek: <Choice choice={form.seek} />,
              age: <Choice choice={form.age} />,
            })}
          </p>
          <div className={styles.button}>
            <Button type="submit" size="large" full>
              {form.submit}
            </Button>
          </div>
          <p className={styles.fine}>{form.fine}</p>
        </Form>
      </section>
      {claim && (
        <section className={styles.claim}>
          <p className={styles.title}>{claim.text}</p>
          <p className={styles.source}>{claim.source}</p>
        </section>
      )}
      <Costs {...prices} />
      {questions && <Questions {...questions} />}
    </>
  );
}
