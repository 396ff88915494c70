import { useRouterParts } from '../../router/RouterParts';
import { image, logo, mark } from './Logo.css';

export interface LogoProps {
  /** The brand's name as it is written. */
  name: string;
  href: string;
  /** Accessible name, with what the link does. */
  label: string;
  /** A drawn logo instead of name and mark. */
  picture?: { src: string; width: number; height: number };
}

/** The brand's name with the theme's mark, or its own picture; leads home. */
export function Logo({ name, href, label, picture }: LogoProps) {
  const { Link } = useRouterParts();
  return (
    <Link href={href} className={logo} aria-label={label}>
      {picture === undefined ? (
        <>
          {name}
          <span className={mark} />
        </>
      ) : (
        <img className={image} src={picture.src} width={picture.width} height={picture.height} alt="" />
      )}
    </Link>
  );
}
