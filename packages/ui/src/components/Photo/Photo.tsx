import { Hourglass, Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { NoPhoto } from './NoPhoto';
import { disc, photo, place, veil } from './Photo.css';

/** One picture as the API tells it. */
export interface PhotoSource {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Pixels of the file; they keep the room before it arrives. */
  width: number;
  height: number;
  /** `#rrggbb` shown until the file is there. */
  ground?: string;
  /** Empty when the words beside it say the same. */
  alt: string;
}

export interface PhotoProps {
  /** None for somebody without a photo: a drawing stands in its place. */
  photo?: PhotoSource;
  /** `theme` is the ratio of cards, `fill` takes the room it is given, `natural` is the file's own ratio. */
  shape?: 'theme' | 'portrait' | 'square' | 'natural' | 'fill';
  corners?: 'none' | 'card' | 'inner' | 'bubble';
  /** Words on the veil of a photo that the viewer may not see; the file is the server's blurred one. */
  locked?: ReactNode;
  /** Words on the veil of an own photo that waits for inspection. */
  waiting?: ReactNode;
  /** First picture of the page: loaded at once with high priority. */
  eager?: boolean;
  className?: string;
  /** What stands on the photo, placed by `PhotoCorner` or a style of its own. */
  children?: ReactNode;
}

/** A photo with the theme's treatment: filter on the image, light layer above it, then veil and words. */
export function Photo({
  photo: source,
  shape,
  corners,
  locked,
  waiting,
  eager = false,
  className,
  children,
}: PhotoProps) {
  const style: CSSProperties = { backgroundColor: source?.ground };
  if (source && shape === 'natural') style.aspectRatio = `${source.width} / ${source.height}`;
  return (
    <div className={classNames(photo({ shape, corners }), className)} style={style}>
      {source ? <Picture photo={source} eager={eager} /> : <NoPhoto />}
      {locked === undefined ? null : <Veil icon={<Lock />}>{locked}</Veil>}
      {waiting === undefined ? null : <Veil icon={<Hourglass />}>{waiting}</Veil>}
      {children}
    </div>
  );
}

function Picture({ photo: source, eager }: { photo: PhotoSource; eager: boolean }) {
  const { alt, src, srcSet, sizes, width, height } = source;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'auto' : 'async'}
      {...(eager ? { fetchpriority: 'high' } : {})}
    />
  );
}

function Veil({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={veil}>
      <span className={disc}>{icon}</span>
      <span>{children}</span>
    </div>
  );
}

/** A corner of a photo, 12 px in. */
export function PhotoCorner({ at, children }: { at: keyof typeof place; children: ReactNode }) {
  return <div className={place[at]}>{children}</div>;
}
