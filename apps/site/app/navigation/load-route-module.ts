/** Loaded route modules by route id. */
type LoadedRoutes = Record<string, unknown>;

/**
 * Loads a page's module. Replaces the framework's loader (build-plugins/route-loader.ts), which reloads the
 * page endlessly when a script is gone. Here the failure is reported like that of any other chunk. If the
 * page isn't reloaded, the error shows on the requested page within its layout; a rejection would leave that
 * page blank.
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
