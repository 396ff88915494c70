/** Addresses of the scripts and styles that a browser fetches for a module; none without a build. */
declare module '*?late-files' {
  const files: readonly string[];
  export default files;
}
