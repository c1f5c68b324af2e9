import { matchRoutes, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

interface PageRoute {
  readonly path?: string
  readonly children: PageRoute[]
}

const trees = new WeakMap<Routes, PageRoute[]>()

/** Returns the route pattern of a page, such as `/models/:owner/:name?`, for metrics; `*` for anything else. */
export function pagePattern(routes: Routes, path: string): string {
  let tree = trees.get(routes)
  if (tree === undefined) {
    tree = below(undefined, routes)
    trees.set(routes, tree)
  }
  // React Router requests a page’s data at a separate URL.
  const page = path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
  const steps = (matchRoutes(tree, page) ?? []).flatMap(({ route }) => (route.path ? [route.path] : []))
  return steps.length === 1 && steps[0] === '*' ? '*' : `/${steps.join('/')}`
}

const below = (parentId: string | undefined, routes: Routes): PageRoute[] =>
  Object.values(routes).flatMap((route) => {
    if (route === undefined || route.parentId !== parentId) return []
    const path = route.path === undefined ? {} : { path: route.path }
    return [{ ...path, children: below(route.id, routes) }]
  })
