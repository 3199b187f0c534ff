import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of the tools that is fetched when it is opened. Without a network it shows nothing: a rejection would take the
 * whole editor away from whoever writes on without one.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart().catch((): ComponentType<Props> => () => null) }))
}
