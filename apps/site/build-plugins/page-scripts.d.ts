/** The text of a script bundled with its imports, to be inlined in a page. */
declare module '*?page-script' {
  const text: string;
  export default text;
}
