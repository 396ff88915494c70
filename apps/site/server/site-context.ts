import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Origin } from './forwarded';

/** The site server's data per request. */
export interface SiteEnv {
  Bindings: HttpBindings;
  Variables: {
    origin: Origin;
    requestId: string;
    /** The route to be logged; empty if it isn't logged. */
    pattern: string;
  };
}

/** A request to the site's server. */
export type SiteContext = Context<SiteEnv>;
