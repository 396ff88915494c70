import http from 'node:http';
import https from 'node:https';
import { Hono } from 'hono';
import { createMollieClient, PaymentStatus, RefundStatus, type MollieClient } from '@mollie/api-client';
import type { PaymentData } from '@mollie/api-client/dist/types/data/payments/data';
import { vi } from 'vitest';
import { listen, type Listening } from '../../src/kernel/process/http-server';

type Embedded = Required<NonNullable<PaymentData['_embedded']>>;
type Kept = Pick<
  PaymentData,
  | 'resource'
  | 'id'
  | 'status'
  | 'amount'
  | 'description'
  | 'metadata'
  | 'redirectUrl'
  | 'webhookUrl'
  | 'method'
  | 'details'
  | 'locale'
  | '_links'
>;

/** A request the double received over HTTP. */
interface Asked {
  method: string;
  path: string;
  query: Record<string, string>;
  key: string | undefined;
  body: unknown;
}

const sum = (items: readonly { amount: { value: string } }[]) =>
  items.reduce((total, { amount }) => total + Math.round(Number(amount.value) * 100), 0);

/** The part of Mollie's API that we use, over local HTTP, with the types of Mollie's own client. */
export class MollieDouble {
  readonly asked: Asked[] = [];
  /** Overrides all responses while set. */
  instead: (() => Response | Promise<Response>) | null = null;
  #payments = new Map<string, Kept>();
  #refunds = new Map<string, Embedded['refunds']>();
  #chargebacks = new Map<string, Embedded['chargebacks']>();
  #answers = new Map<string, unknown>();
  #listening: Listening | undefined;

  /** Starts it and returns a Mollie client connected to it. */
  async start(): Promise<MollieClient> {
    this.#listening = await listen((request) => this.#app().fetch(request), '127.0.0.1', 0);
    // Mollie's client only supports TLS, unless the agent it creates is a plain HTTP one.
    const agents = vi.spyOn(https, 'Agent').mockImplementation(function (this: unknown) {
      return new http.Agent() as https.Agent;
    });
    const apiEndpoint = `http://127.0.0.1:${this.#listening.port}/v2/`;
    const client = createMollieClient({ apiKey: 'test_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM', apiEndpoint });
    agents.mockRestore();
    return client;
  }

  async stop(): Promise<void> {
    await this.#listening?.drain(1000);
  }

  /** Sets a payment's status at Mollie, and for a failed one the reason in its details. */
  set(id: string, status: `${PaymentStatus}`, failureReason?: string): void {
    const payment = this.#payments.get(id);
    if (!payment) return;
    payment.status = PaymentStatus[status];
    if (failureReason !== undefined) payment.details = { failureReason } as Kept['details'];
  }

  /** The bank charges back part of a payment. */
  chargeBack(id: string, amount: number): void {
    const payment = this.#payments.get(id);
    if (!payment) return;
    const money = { value: (amount / 100).toFixed(2), currency: payment.amount.currency };
    const chargebacks = this.#chargebacks.get(id) ?? [];
    this.#chargebacks.set(id, [
      ...chargebacks,
      {
        resource: 'chargeback',
        id: `chb_${chargebacks.length + 1}`,
        amount: money,
        paymentId: id,
      } as Embedded['chargebacks'][number],
    ]);
  }

  /** Changes a payment's reversals. */
  change(id: string, { refund, reversedAt }: { refund?: RefundStatus; reversedAt?: string }): void {
    if (refund) for (const one of this.#refunds.get(id) ?? []) one.status = refund;
    if (reversedAt) for (const one of this.#chargebacks.get(id) ?? []) one.reversedAt = reversedAt;
  }

  #app(): Hono {
    const app = new Hono().basePath('/v2');
    app.use(async (context, next) => {
      const { method, path } = context.req;
      const body: unknown = method === 'POST' ? await context.req.json() : null;
      const key = context.req.header('idempotency-key');
      this.asked.push({ method, path, query: context.req.query(), key, body });
      if (this.instead) return this.instead();
      const kept = method === 'POST' && key !== undefined ? this.#answers.get(key) : undefined;
      if (kept) return Response.json(kept, { status: 201 });
      await next();
      if (method === 'POST' && key !== undefined && context.res.status === 201)
        this.#answers.set(key, await context.res.clone().json());
      return undefined;
    });
    const refuse = (status: 404 | 422, detail: string) =>
      Response.json({ status, title: 'Error', detail, _links: {} }, { status });

    app.post('/payments', async (context) => {
      const made = await context.req.json<Kept>();
      const id = `tr_${this.#payments.size + 1}`;
      const checkout = { href: `https://pay.example/${id}`, type: 'text/html' };
      const payment: Kept = {
        ...made,
        resource: 'payment',
        id,
        status: PaymentStatus.open,
        _links: { checkout } as Kept['_links'],
      };
      this.#payments.set(id, payment);
      return context.json(payment, 201);
    });
    app.get('/payments/:id', (context) => {
      const id = context.req.param('id');
      const payment = this.#payments.get(id);
      if (!payment) return refuse(404, 'No payment exists with token.');
      const embed = context.req.query('embed')?.split(',') ?? [];
      const refunds = this.#refunds.get(id) ?? [];
      const chargebacks = this.#chargebacks.get(id) ?? [];
      return context.json({
        ...payment,
        _embedded: {
          ...(embed.includes('refunds') && { refunds }),
          ...(embed.includes('chargebacks') && { chargebacks }),
        },
      });
    });
    app.delete('/payments/:id', (context) => {
      const payment = this.#payments.get(context.req.param('id'));
      if (!payment) return refuse(404, 'No payment exists with token.');
      if (payment.status !== PaymentStatus.open) return refuse(422, 'The payment cannot be canceled.');
      payment.status = PaymentStatus.canceled;
      return context.json(payment);
    });
    app.post('/payments/:id/refunds', async (context) => {
      const id = context.req.param('id');
      const payment = this.#payments.get(id);
      const { amount, metadata } =
        await context.req.json<Pick<Embedded['refunds'][number], 'amount' | 'metadata'>>();
      if (!payment) return refuse(404, 'No payment exists with token.');
      const refunds = this.#refunds.get(id) ?? [];
      const left =
        sum([payment]) -
        sum(refunds) -
        sum((this.#chargebacks.get(id) ?? []).filter(({ reversedAt }) => !reversedAt));
      if (payment.status !== PaymentStatus.paid || sum([{ amount }]) > left)
        return refuse(422, 'The amount is higher than the maximum.');
      const refund = {
        resource: 'refund',
        id: `re_${refunds.length + 1}`,
        amount,
        metadata,
        status: RefundStatus.pending,
        paymentId: id,
        _links: {},
      } as Embedded['refunds'][number];
      this.#refunds.set(id, [...refunds, refund]);
      return context.json(refund, 201);
    });
    return app;
  }
}
