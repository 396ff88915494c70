import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { PushNotice } from '../../src/push/push-port';

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) =>
  parts
    .reduce<ReturnType<typeof createHmac>>((mac, part) => mac.update(part), createHmac('sha256', key))
    .digest();

/** A browser's keys, and the decryption only it can do. */
export function makeReceiver() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const secret = randomBytes(16);

  /** Decrypts RFC 8188 with the keys of RFC 8291. */
  function open(body: Buffer): PushNotice {
    const salt = body.subarray(0, 16);
    const senderKey = body.subarray(21, 21 + body.readUInt8(20));
    const sealed = body.subarray(21 + senderKey.length);
    const shared = hmac(secret, pair.computeSecret(senderKey));
    const input = hmac(shared, 'WebPush: info\0', publicKey, senderKey, Buffer.from([1]));
    const key = hmac(salt, input);
    const contentKey = hmac(key, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
    const nonce = hmac(key, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
    const cipher = createDecipheriv('aes-128-gcm', contentKey, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString()) as PushNotice;
  }

  return { keys: { p256dh: publicKey.toString('base64url'), auth: secret.toString('base64url') }, open };
}

/** Whether a request was signed with the VAPID key for this URL. */
export function isSigned(headers: IncomingHttpHeaders, publicKey: string, origin: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string };
  const data = Buffer.from(`${head}.${claims}`);
  const right = verify(
    'sha256',
    data,
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return right && key === publicKey && aud === origin;
}

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A local push service that stores what it receives. */
export async function startPushService() {
  const received: Received[] = [];
  let answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      const status = answers.shift() ?? 201;
      if (status === 201) received.push({ path: url, headers, body: Buffer.concat(chunks) });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    origin: `http://${host}`,
    received,
    /** Statuses of the next responses; 201 after them. */
    answer: (...statuses: number[]) => {
      answers = statuses;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
