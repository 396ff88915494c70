interface ImportMetaEnv {
  /** The toolbar's initial theme; used by tests. */
  readonly STORYBOOK_THEME?: string;
  readonly STORYBOOK_SCHEME?: string;
  readonly STORYBOOK_LOCALE?: string;
}
