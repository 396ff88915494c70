import { describe, expect, it } from 'vitest';
import { PrintedPages } from './printed-pages.server';

function press(size = 0) {
  const nonces: string[] = [];
  const print = (text: string) => (nonce: string) => {
    nonces.push(nonce);
    return Promise.resolve(`<i nonce="${nonce}">${text}${'.'.repeat(size)}</i><b nonce="${nonce}"/>`);
  };
  return { nonces, print };
}

describe('PrintedPages', () => {
  it('renders the same source once and gives each request its own nonce', async () => {
    const pages = new PrintedPages();
    const { nonces, print } = press();
    const first = await pages.get(['/a', 'data'], 'one', print('ä'));
    const second = await pages.get(['/a', 'data'], 'two', print('ä'));
    expect([first.toString(), second.toString()]).toEqual([
      '<i nonce="one">ä</i><b nonce="one"/>',
      '<i nonce="two">ä</i><b nonce="two"/>',
    ]);
    expect(nonces).toHaveLength(1);
  });

  it('renders again when any part of the source differs', async () => {
    const pages = new PrintedPages();
    const { nonces, print } = press();
    const sources = [
      ['/a', 'data'],
      ['/a', 'other'],
      ['/b', 'data'],
      ['/adata', ''],
    ];
    const texts = [];
    for (const source of sources)
      texts.push((await pages.get(source, 'n', print(source.join('|')))).toString());
    expect(texts).toEqual(sources.map((source) => `<i nonce="n">${source.join('|')}</i><b nonce="n"/>`));
    expect(nonces).toHaveLength(4);
  });

  it('does not replace text that equals an earlier nonce', async () => {
    const pages = new PrintedPages();
    const { print } = press();
    await pages.get(['a'], 'earlier', print(''));
    const page = await pages.get(['b'], 'later', print('earlier'));
    expect(page.toString()).toBe('<i nonce="later">earlier</i><b nonce="later"/>');
  });

  it('evicts the least recently used page, and does not cache a failure', async () => {
    const pages = new PrintedPages(2500);
    const { nonces, print } = press(1000);
    await pages.get(['a'], 'n', print('a'));
    await pages.get(['b'], 'n', print('b'));
    await pages.get(['a'], 'n', print('a'));
    await pages.get(['c'], 'n', print('c'));
    expect(nonces).toHaveLength(3);
    await pages.get(['a'], 'n', print('a'));
    expect(nonces).toHaveLength(3);
    await pages.get(['b'], 'n', print('b'));
    expect(nonces).toHaveLength(4);
    await expect(pages.get(['d'], 'n', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await pages.get(['d'], 'n', print('d'))).toString()).toContain('d');
  });
});
