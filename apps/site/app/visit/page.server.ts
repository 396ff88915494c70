import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { data, redirect } from '@remix-run/node';
import { ApiError } from '@heartwood/api-client';
import { urls } from '../urls';
import { isOpenPage } from './guards';
import type { Visit } from './visit.server';

/** Arguments of a page's loader or action. */
export interface PageRequest {
  readonly visit: Visit;
  readonly api: Visit['api'];
  readonly url: URL;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly request: Request;
}

function pageRequest({ context, params, request }: LoaderFunctionArgs): PageRequest {
  const { visit } = context;
  return { visit, api: visit.api, url: new URL(visit.address, visit.ownOrigin), params, request };
}

async function enter(visit: Visit): Promise<void> {
  const to = await visit.redirection().catch((error: unknown) => {
    throw pageError(visit, error);
  });
  if (to !== undefined) throw redirect(to);
}

function pageError(visit: Visit, error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.statusCode >= 500) visit.report(error);
  return data({ code: error.code }, { status: error.statusCode });
}

async function leaveWhenLoggedOut<T>(visit: Visit, work: Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work]);
  if (visit.loggedOut && !isOpenPage(visit.route)) {
    visit.forgetSession();
    throw redirect(urls.login(visit.address));
  }
  if (outcome.status === 'rejected') throw pageError(visit, outcome.reason);
  return outcome.value;
}

/**
 * Creates a page's loader: those who may not see the page are redirected by the guards, also if the session
 * turns out to have ended while loading. The API isn't called for a visitor whom the page is closed to.
 */
export function pageLoader<T>(load: (page: PageRequest) => Promise<T>) {
  return async (args: LoaderFunctionArgs): Promise<T> => {
    const page = pageRequest(args);
    if (!page.visit.hasSession) await enter(page.visit);
    const work = load(page);
    work.catch(() => undefined);
    if (page.visit.hasSession) await enter(page.visit);
    return leaveWhenLoggedOut(page.visit, work);
  };
}

/** Arguments of a page's action: the submitted form, in addition to the loader's. */
export interface FormRequest extends PageRequest {
  readonly form: FormData;
}

const formType = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;

async function readForm(request: Request): Promise<FormData> {
  const refuse = (status: number) => data({ code: 'bad_request' }, { status });
  if (!formType.test(request.headers.get('content-type') ?? '')) throw refuse(415);
  try {
    return await request.formData();
  } catch {
    throw refuse(400);
  }
}

/** Creates a page's action; a member whose session has ended is redirected to the login. */
export function pageAction<T>(act: (page: FormRequest) => Promise<T>) {
  return async (args: ActionFunctionArgs): Promise<T> => {
    const page = pageRequest(args);
    const form = await readForm(args.request);
    return leaveWhenLoggedOut(page.visit, act({ ...page, form }));
  };
}
