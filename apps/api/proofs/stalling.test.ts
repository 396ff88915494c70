import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prepareAskers } from '../test/process/in-flight';
import { prepareOwnServer, type OwnServer } from '../test/support/own-server';

let own: OwnServer;
beforeAll(async () => {
  own = await prepareOwnServer('api_stalling');
  expect(own.prepared.code).toBe(0);
}, 180_000);
afterEach(() => own.endProcesses());
afterAll(() => own.remove());

test('multipart parts with 1.3 million header lines return 413, and health checks are answered meanwhile', async () => {
  const [asker] = await prepareAskers(own, 1);
  await own.serve();
  const health = async () => {
    const asked = performance.now();
    const { status } = await fetch(own.at('/healthz'));
    return { status, ms: performance.now() - asked };
  };
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="me.jpg"\r\n';
  const lines = 'a: b\r\n'.repeat(1_300_000);
  const upload = async (body: Buffer) => {
    const answer = await fetch(own.at('/api/photos.php'), {
      method: 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'multipart/form-data; boundary=x',
        cookie: asker?.cookie ?? '',
      },
      body,
    });
    return [answer.status, await answer.json()];
  };
  /** Sends three bodies at once, and polls the health endpoint until they are answered. */
  const whileUploading = async (body: Buffer) => {
    const progress = { ended: false };
    const uploading = Promise.all([1, 2, 3].map(() => upload(body))).finally(() => (progress.ended = true));
    const answers = [];
    while (!progress.ended) answers.push(await health());
    const statuses = [...new Set(answers.map(({ status }) => status))];
    return { uploaded: await uploading, statuses, slowest: Math.max(...answers.map(({ ms }) => ms)) };
  };
  await health();
  const plain = await whileUploading(Buffer.from(`${head}\r\n${'p'.repeat(lines.length)}\r\n--x--\r\n`));
  const hostile = await whileUploading(Buffer.from(`${head}${lines}\r\nphoto\r\n--x--\r\n`));
  const refused = {
    message: 'The headers of a part are too large.',
    statusCode: 413,
    code: 'payload_too_large',
  };
  expect(hostile.uploaded).toEqual([1, 2, 3].map(() => [413, refused]));
  expect(hostile.statuses).toEqual([200]);
  console.log(
    `slowest health: ${hostile.slowest.toFixed(0)} ms, beside plain files ${plain.slowest.toFixed(0)} ms`,
  );
  expect(hostile.slowest).toBeLessThanOrEqual(Math.max(200, 2 * plain.slowest));
});
