import { expect, test } from 'vitest';
import { mostStreams, OpenStreams } from '../../src/events/open-streams';

test('a stream that is released twice leaves the limit of later streams in place', () => {
  const streams = new OpenStreams();
  const ended: number[] = [];
  const open = (stream: number) => streams.add('ann', () => ended.push(stream));
  const release = open(0);
  release();
  open(1);
  release();
  for (let stream = 2; stream <= mostStreams + 1; stream += 1) open(stream);
  expect(ended).toEqual([1]);
});
