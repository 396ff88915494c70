import { Hourglass, Lock } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../base/class-names';
import { NoPhoto } from './NoPhoto';
import { disc, photo, place, veil } from './Photo.css';

/** A picture as returned by the API. */
export interface PhotoSource {
  src: string;
  srcSet?: string;
  sizes?: string;
  /** Dimensions of the file in pixels; they prevent layout shift. */
  width: number;
  height: number;
  /** `#rrggbb` shown until the file has loaded. */
  ground?: string;
  /** Empty when the text next to it says the same. */
  alt: string;
}

export interface PhotoProps {
  /** Unset for a member without a photo: a drawing replaces it. */
  photo?: PhotoSource;
  /** `theme` is the ratio of cards, `fill` fills its container, `natural` is the file's own ratio. */
  shape?: 'theme' | 'portrait' | 'square' | 'natural' | 'fill';
  corners?: 'none' | 'card' | 'inner' | 'bubble';
  /** Text on the veil of a photo the viewer may not see; the file is the server's blurred one. */
  locked?: ReactNode;
  /** Text on the veil of the member's own photo while it awaits moderation. */
  waiting?: ReactNode;
  /** The page's first picture: loaded eagerly with high priority. */
  eager?: boolean;
  className?: string;
  /** Overlays on the photo, placed by `PhotoCorner` or a style of their own. */
  children?: ReactNode;
}

/** A photo with the theme's treatment: filter on the image, light layer above it, then veil and text. */
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
