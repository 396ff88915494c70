import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutTexts } from './bare-messages.mjs';

it('keeps the IDs of declared messages, and all other code unchanged', () => {
  const code = `import { defineMessages } from "@heartwood/i18n";
const note = { description: "kept" };
export const chatMessages = defineMessages({
  send: { id: "chat.send", defaultMessage: "Send {name}", description: "Button, with a }" },
  "free.left": {
    description: "Before the id",
    id: "chat.free_left",
    defaultMessage: "{count, plural, one {#} other {#}}"
  }
});
`;
  expect(withoutTexts(code, parseAst(code))).toBe(`import { defineMessages } from "@heartwood/i18n";
const note = { description: "kept" };
export const chatMessages = defineMessages({
  send: { id: "chat.send" },
  "free.left": { id: "chat.free_left" }
});
`);
});
