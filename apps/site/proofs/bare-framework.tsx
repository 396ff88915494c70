import { serve } from '@hono/node-server';
import { createRequestHandler } from '@remix-run/node';
import type { EntryContext, ServerBuild } from '@remix-run/node';
import { Form, Link, Outlet, RemixServer, Scripts, useLoaderData } from '@remix-run/react';
import { Heart } from 'lucide-react';
import { printDocument } from '../app/printing/print-document.server';

/**
 * Baseline of the members' page: the bare framework, rendering a page of nothing but 24 cards for every
 * request. The cards have the elements of a member's card. Listens at PORT.
 */
const cards = Array.from({ length: 24 }, (_, at) => ({
  id: crypto.randomUUID(),
  name: `Member ${at}`,
  age: 25 + at,
  city: 'Amsterdam',
  photo: `/media/${crypto.randomUUID()}`,
}));

const sizes = '(max-width: 767px) 46vw, (max-width: 1199px) 31vw, 320px';

function Root() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>Members</title>
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Members() {
  const members = useLoaderData<typeof cards>();
  return (
    <ul>
      {members.map(({ id, name, age, city, photo }) => (
        <li key={id}>
          <article className="card">
            <div className="frame" style={{ backgroundColor: '#e8e8d8' }}>
              <img
                src={photo}
                srcSet={`${photo} 320w, ${photo} 480w`}
                sizes={sizes}
                width={480}
                height={600}
                alt=""
              />
              <div className="shade" />
            </div>
            <Link className="name" to={`/members/${id}`}>
              <span className="line">
                <span>
                  {name}, {age}
                </span>
                <span className="city">{city}</span>
              </span>
            </Link>
            <div className="heart">
              <Form method="post">
                <button type="submit" name="like" value={id} aria-label={`Like ${name}`}>
                  <Heart aria-hidden />
                </button>
              </Form>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

async function print(request: Request, status: number, headers: Headers, context: EntryContext) {
  const body = await printDocument(<RemixServer context={context} url={request.url} />, '');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}

const asset = { hasAction: false, hasErrorBoundary: false, hasClientAction: false, hasClientLoader: false };
const build: ServerBuild = {
  entry: { module: { default: print } },
  routes: {
    root: { id: 'root', path: '', module: { default: Root } },
    members: {
      id: 'members',
      parentId: 'root',
      path: 'members',
      module: { default: Members, loader: () => cards },
    },
  },
  assets: {
    entry: { imports: [], module: '/assets/entry.js' },
    routes: {
      root: { ...asset, id: 'root', path: '', hasLoader: false, module: '/assets/root.js' },
      members: {
        ...asset,
        id: 'members',
        parentId: 'root',
        path: 'members',
        hasLoader: true,
        module: '/assets/members.js',
      },
    },
    url: '/assets/manifest.js',
    version: '1',
  },
  assetsBuildDirectory: '',
  basename: '/',
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    v3_lazyRouteDiscovery: true,
  },
  isSpaMode: false,
  mode: 'production',
  publicPath: '/',
};

const handle = createRequestHandler(build, 'production');
serve({ fetch: (request) => handle(request), port: Number(process.env.PORT) }, () =>
  console.log('"listening"'),
);
