/** Columns of the page's grid. */
export const gridColumns = 12;

/** Width of a toast in CSS pixels, where the screen is wide enough. */
export const toastWidth = 350;
