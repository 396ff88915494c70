import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Origin } from './forwarded';

/** What the site's server keeps of one request. */
export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: {
    origin: Origin;
    requestId: string;
    /** The route that the log names; empty for what is not logged. */
    pattern: string;
  };
}

/** One request to the site's server. */
export type SiteContext = Context<SiteEnv>;
