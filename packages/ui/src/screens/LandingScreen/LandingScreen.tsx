import { assignInlineVars } from '@vanilla-extract/dynamic';
import { isValidElement } from 'react';
import type { ReactNode } from 'react';
import { HiddenFields } from '../../components/HiddenFields/HiddenFields';
import { Button } from '../../components/Button/Button';
import { useRouterParts } from '../../router/RouterParts';
import { unbroken } from '../../type/fitted';
import type { PosterCast } from '../poster/poster-casts';
import { posterPalette } from '../poster/poster-palette';
import { Quilt } from './Quilt';
import {
  answer,
  button,
  fine,
  headline,
  hero,
  opening,
  price,
  priceRow,
  priceText,
  priceTitle,
  prices,
  pricesTitle,
  question,
  questions,
  say,
  select,
  sentence,
} from './LandingScreen.css';

/** One choice inside the sentence. */
export interface SentenceChoice {
  /** Name of the field that is sent. */
  name: string;
  /** Accessible name. */
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

/** Places of the sentence, each holding its select. */
export interface SentenceParts {
  who: ReactNode;
  seek: ReactNode;
  age: ReactNode;
}

export interface LandingScreenProps {
  /** Words of the headline; `<em>` marks the one that is stressed. */
  headline: ReactNode;
  /** Drawn people of this site. */
  cast: PosterCast;
  /** Field behind the sentence, a dark poster colour. */
  ground?: 'night' | 'plum' | 'wine' | 'deep';
  form: {
    action: string;
    method: 'get' | 'post';
    /** Further values that are sent along. */
    hidden?: Readonly<Record<string, string>>;
    who: SentenceChoice;
    seek: SentenceChoice;
    age: SentenceChoice;
    /** Puts the three selects into the sentence of the locale. */
    sentence: (parts: SentenceParts) => ReactNode;
    submit: string;
    fine: string;
  };
  prices: { title: string; rows: readonly { title: string; price: string; text: string }[] };
  questions?: { title: string; items: readonly { question: string; answer: string }[] };
}

/** Keeps a comma that follows a select in its line. */
const wordJoiner = '\u2060';

function Choice({ choice }: { choice: SentenceChoice }) {
  return (
    <>
      <select className={select} name={choice.name} defaultValue={choice.value} aria-label={choice.label}>
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

/** The words of a headline without its marks. */
function textIn(words: ReactNode): string {
  if (typeof words === 'string') return words;
  if (Array.isArray(words)) return words.map((part: ReactNode) => textIn(part)).join('');
  return isValidElement<{ children?: ReactNode }>(words) ? textIn(words.props.children) : '';
}

function longestWord(words: ReactNode): number {
  return Math.max(
    ...textIn(words)
      .split(/\s/)
      .map(({ length }) => length),
  );
}

/** The landing page for logged-out visitors: headline, drawn cast, the sentence that starts everything, prices. */
export function LandingScreen({
  headline: words,
  cast,
  ground = 'night',
  form,
  prices: costs,
  questions: faq,
}: LandingScreenProps) {
  const { Form } = useRouterParts();
  return (
    <>
      <section className={hero}>
        <div className={opening}>
          <h1 className={headline} style={assignInlineVars({ [unbroken]: String(longestWord(words)) })}>
            {words}
          </h1>
        </div>
        <Quilt cast={cast} />
        <Form
          className={say}
          style={{ background: posterPalette[ground] }}
          action={form.action}
          method={form.method}
        >
          <HiddenFields values={form.hidden} />
          <p className={sentence}>
            {form.sentence({
              who: <Choice choice={form.who} />,
              seek: <Choice choice={form.seek} />,
              age: <Choice choice={form.age} />,
            })}
          </p>
          <div className={button}>
            <Button type="submit" size="large" full>
              {form.submit}
            </Button>
          </div>
          <p className={fine}>{form.fine}</p>
        </Form>
      </section>
      <section className={prices} aria-labelledby="prices-title">
        <h2 className={pricesTitle} id="prices-title">
          {costs.title}
        </h2>
        <dl>
          {costs.rows.map((row) => (
            <div key={row.title} className={priceRow}>
              <dt className={priceTitle}>{row.title}</dt>
              <dd className={price}>{row.price}</dd>
              <dd className={priceText}>{row.text}</dd>
            </div>
          ))}
        </dl>
      </section>
      {faq && faq.items.length > 0 && (
        <section className={prices} aria-labelledby="questions-title">
          <h2 className={pricesTitle} id="questions-title">
            {faq.title}
          </h2>
          <div className={questions}>
            {faq.items.map((item) => (
              <details key={item.question} className={question}>
                <summary>{item.question}</summary>
                <p className={answer}>{item.answer}</p>
              </details>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
