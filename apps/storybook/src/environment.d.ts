interface ImportMetaEnv {
  /** Where the toolbar stands at first; tests run in it. */
  readonly STORYBOOK_THEME?: string;
  readonly STORYBOOK_SCHEME?: string;
  readonly STORYBOOK_LOCALE?: string;
}
