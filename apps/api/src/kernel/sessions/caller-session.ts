import type { Services } from '../../services';
import type { Member, SessionControl, SignIn } from './member';
import { endedSessionCookie, readSessionCookie, sessionCookie } from './session-cookie';
import { ApiError } from '../api-error';
import type { SessionLookups } from './session-lookups';
import { closeSession, findSession, openSession, type FoundSession } from './session-store';

type Wish = { open: SignIn } | { close: true } | null;

/** The caller's session during one request: who it is, and the changes requested by the operation. */
export class CallerSession {
  readonly member: Member | null;
  #wish: Wish = null;

  readonly control: SessionControl = {
    open: (signIn) => {
      this.#wish = { open: signIn };
    },
    close: () => {
      this.#wish = { close: true };
    },
  };

  /** Without arguments there is no session: for servers that call us. */
  constructor(
    private readonly token: string | null = null,
    private readonly found: FoundSession | null = null,
  ) {
    this.member = found?.member ?? null;
  }

  /** Finds a request's session in a pool; read-only requests may share `lookups`. */
  static async of(
    headers: Headers,
    pool: string,
    { db, clock, environment }: Services,
    lookups?: SessionLookups,
  ): Promise<CallerSession> {
    const token = readSessionCookie(headers, environment.HTTPS);
    if (token === null) return new CallerSession();
    const now = clock.now();
    const found = lookups ? lookups.find(token, pool, now) : findSession(db, token, pool, now);
    return new CallerSession(token, await found);
  }

  /** Discards the requested change before an attempt that may be retried. */
  reset(): void {
    this.#wish = null;
  }

  get opened(): SignIn | null {
    return this.#wish && 'open' in this.#wish ? this.#wish.open : null;
  }

  /** Applies the operation's requested change after its commit, and returns the Set-Cookie header for it. */
  async settle(headers: Headers, { db, clock, connection, environment }: Services): Promise<string | null> {
    const https = environment.HTTPS;
    if (!this.#wish) return this.found?.renewed && this.token ? sessionCookie(this.token, https) : null;
    let cookie = endedSessionCookie(https);
    if ('open' in this.#wish) {
      const { accountId, passwordHash } = this.#wish.open;
      const agent = headers.get('user-agent') ?? '';
      const token = await openSession(db, accountId, agent, clock.now(), passwordHash);
      if (token === null) throw new ApiError('login_failed');
      cookie = sessionCookie(token, https);
    }
    if (this.member) {
      await closeSession(db, this.member.sessionId);
      connection.signals.send([this.member.id]);
    }
    return cookie;
  }
}
