/**
 * What stands in front of what. The first eight order the parts of one picture or sheet, which keeps them to itself;
 * the others order the page, where the later covers the earlier.
 */
export const layer = {
  base: 1,
  scrim: 2,
  words: 3,
  mark: 4,
  control: 5,
  cross: 6,
  menu: 7,

  bar: 10,
  header: 12,
  notice: 15,
  sticky: 20,
  popover: 30,
  dialog: 40,
  toast: 50,
  skipLink: 60,
  loading: 70,
} as const;
