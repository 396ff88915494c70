/** Routes' scripts that are loaded, by the route's id. */
type LoadedRoutes = Record<string, unknown>;

/**
 * Loads a page's script. It stands in the framework's place (build-plugins/route-loader.ts), whose own loads the page
 * again without end when a script is gone. Here the failure is told as that of any other part. Where the page is not
 * loaded again, it is an error of the page asked for, within its layout; a rejection would leave that page blank.
 */
export async function loadRouteModule(
  route: { readonly id: string; readonly module: string },
  loaded: LoadedRoutes,
): Promise<unknown> {
  if (route.id in loaded) return loaded[route.id];
  try {
    const module: unknown = await import(/* @vite-ignore */ route.module);
    loaded[route.id] = module;
    return module;
  } catch (error) {
    const reloads = !window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    if (reloads) return new Promise(() => undefined);
    return {
      default: () => {
        throw error;
      },
    };
  }
}
