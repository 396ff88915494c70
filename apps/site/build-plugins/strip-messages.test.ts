import { build } from 'vite';
import { expect, test } from 'vitest';
import { stripMessages } from './strip-messages';

const entry = '/virtual/chat/messages.ts';
const actions = ['add', 'close', 'open', 'read', 'send'];
const source = `export const texts = define({
  send: { id: 'chat.send', defaultMessage: 'Send', description: 'Button' },
  left: {
    id: 'chat.left',
    defaultMessage: '{count, plural, one {#} other {#}}',
    description: 'How many, "left"',
  },
});
export const named = define({
  ${actions.map((key) => `${key}: { id: 'actions.${key}', defaultMessage: 'To ${key}', description: 'Button' }`).join(',\n')}
});
export const mixed = define({
  ${actions.map((key) => `${key}: { id: '${key === 'send' ? 'chat' : 'actions'}.${key}', defaultMessage: 'To ${key}', description: 'Button' }`).join(',\n')}
});
function define(messages) { return messages; }`;

async function built(ssr: boolean): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      ssr: ssr ? entry : undefined,
      rollupOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      stripMessages(),
      {
        name: 'virtual',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('the browser gets ids without texts', async () => {
  const code = await built(false);
  expect(code).toContain('"chat.send"');
  expect(code).toContain('"chat.left"');
  expect(code).not.toMatch(/defaultMessage|description|Send|Button/);
});

test('messages that are named like their keys are the same ones', async () => {
  const code = await built(false);
  const { named, mixed } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Record<
    'named' | 'mixed',
    unknown
  >;
  const ids = Object.fromEntries(actions.map((key) => [key, { id: `actions.${key}` }]));
  expect(named).toEqual(ids);
  expect(mixed).toEqual({ ...ids, send: { id: 'chat.send' } });
  expect(code.match(/"?actions\.add/g)).toHaveLength(1);
});

test('the server keeps them', async () => {
  expect(await built(true)).toMatch(/defaultMessage: ["']Send["']/);
});
