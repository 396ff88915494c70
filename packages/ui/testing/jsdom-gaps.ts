/** Parts of the browser that jsdom lacks and react-aria and the composer ask for. */
Object.assign(globalThis, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&'), supports: () => true },
});
