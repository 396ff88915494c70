import { noPhoto } from './NoPhoto.css';

/** Placeholder for a missing photo: the dotted outline of a person, in the theme's colours. */
export function NoPhoto() {
  return (
    <div className={noPhoto} aria-hidden="true">
      <svg viewBox="0 0 200 250" fill="none" stroke="currentColor" strokeLinecap="round">
        <path
          d="M100 44c34 0 54 24 52 60-1 40-22 66-52 66s-51-26-52-66c-2-36 18-60 52-60ZM6 254c4-50 40-64 94-68 54 4 90 18 94 68"
          strokeWidth="3"
          strokeDasharray="3 9"
        />
        <path d="M78 132q22 22 44 0" strokeWidth="5" />
      </svg>
    </div>
  );
}
