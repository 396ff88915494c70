import { html } from 'hono/html';

type Html = ReturnType<typeof html>;

const plain = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:48rem;padding:0 1rem;color:#22252a}
table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ccc;padding:.4rem;text-align:left}
iframe{border:1px solid #ccc;height:36rem;width:100%}a{color:#0b5394}`;

/** A plain page of the sandbox, for developers and demo visitors. */
export function page(title: string, body: Html | Html[], { language = 'en', style = plain } = {}) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}

/** A table of the sandbox, one row per item. */
export function table(headings: readonly string[], rows: readonly (readonly (string | Html)[])[]) {
  const cells = rows.map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${cell}</td>`)}
      </tr>`,
  );
  return html`<table>
    <thead>
      <tr>
        ${headings.map((heading) => html`<th>${heading}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${cells}
    </tbody>
  </table>`;
}
