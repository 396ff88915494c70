/** The text of a script bundled with all that it imports, to stand in a page. */
declare module '*?page-script' {
  const text: string;
  export default text;
}
