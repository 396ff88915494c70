/**
 * Stacking order. The first eight order the parts of one picture or sheet, within its own stacking context;
 * the others order the page, later ones on top.
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
