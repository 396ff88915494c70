import { useRouterParts } from '../../router/RouterParts';
import { image, logo, mark } from './Logo.css';

export interface LogoProps {
  /** The brand's name as it is written. */
  name: string;
  href: string;
  /** Accessible name, with what the link does. */
  label: string;
  /** The brand's mark, before its name; without one the theme's is placed behind the name. */
  picture?: { src: string; width: number; height: number };
}

/** The brand's name with its own mark or the theme's; links to the home page. */
export function Logo({ name, href, label, picture }: LogoProps) {
  const { Link } = useRouterParts();
  return (
    <Link href={href} className={logo} aria-label={label}>
      {picture && (
        <img className={image} src={picture.src} width={picture.width} height={picture.height} alt="" />
      )}
      {name}
      {picture === undefined && <span className={mark} />}
    </Link>
  );
}
