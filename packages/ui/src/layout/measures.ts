/** Columns of the page's grid. */
export const gridColumns = 12;

/** Width of a toast in CSS pixels on a wide enough screen. */
export const toastWidth = 350;
