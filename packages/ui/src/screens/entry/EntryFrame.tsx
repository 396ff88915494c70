import type { ReactNode } from 'react';
import type { PhotoSource } from '../../components/Photo/Photo';
import { Photo } from '../../components/Photo/Photo';
import { FictionalTag } from '../../components/Tag/Tag';
import type { PosterFigure } from '../poster/poster-figure';
import { ThemedPortrait } from '../poster/ThemedPortrait';
import * as styles from './EntryFrame.css';

/** The picture next to a form: a drawn person, the motif of the previous page, or the member it is about. */
export type EntryArt = (
  | { kind: 'drawn'; figure: PosterFigure }
  /** An `EntryMotif`. */
  | { kind: 'motif'; motif: ReactNode }
  | { kind: 'member'; photo?: PhotoSource; fictional?: string }
) & {
  /** A short label above the message: "Your message is ready". */
  note?: string;
  /** The visitor's message. */
  message?: string;
};

export interface EntryFrameProps {
  /** `page` fills the screen; `modal` is the inside of a dialog. */
  presentation: 'page' | 'modal';
  art: EntryArt;
  /** The picture's form on a phone. */
  phoneArt: 'banner' | 'lead' | 'none';
  /** Above everything: steps, back button. */
  top?: ReactNode;
  children: ReactNode;
}

function Face({ art }: { art: EntryArt }) {
  if (art.kind === 'drawn') return <ThemedPortrait figure={art.figure} crop="face" />;
  if (art.kind === 'motif') return art.motif;
  return <Photo photo={art.photo} shape="fill" corners="none" eager />;
}

function Picture({ art }: { art: EntryArt }) {
  if (art.kind === 'drawn') return <ThemedPortrait figure={art.figure} crop="tall" />;
  if (art.kind === 'motif') return art.motif;
  return (
    <Photo photo={art.photo} shape="fill" corners="none" eager>
      {art.fictional && (
        <span className={styles.mark}>
          <FictionalTag>{art.fictional}</FictionalTag>
        </span>
      )}
    </Photo>
  );
}

/** A form next to a big picture; on a phone the form is the page. */
export function EntryFrame({ presentation, art, phoneArt, top, children }: EntryFrameProps) {
  const goesAlong = art.kind !== 'drawn' || art.message !== undefined || art.note !== undefined;
  return (
    <div className={styles.ground({ presentation })}>
      <div className={styles.frame({ presentation })}>
        <div className={styles.art({ phone: phoneArt })}>
          <Picture art={art} />
          {(art.note || art.message) && (
            <div className={styles.said}>
              {art.note && <p className={styles.note}>{art.note}</p>}
              {art.message && <p className={styles.message}>{art.message}</p>}
            </div>
          )}
        </div>
        <div className={styles.form({ presentation, topped: top !== undefined && top !== null })}>
          {top}
          {phoneArt === 'lead' && goesAlong && (
            <div className={styles.lead}>
              <span className={styles.leadFace}>
                <Face art={art} />
              </span>
              {(art.message ?? art.note) && <p className={styles.leadWords}>{art.message ?? art.note}</p>}
              {art.kind === 'member' && art.fictional && <FictionalTag>{art.fictional}</FictionalTag>}
            </div>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
