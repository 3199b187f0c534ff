import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A component that is loaded when it is opened. Offline it renders nothing: a rejection would unmount the whole editor,
 * which can still be used offline.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart().catch((): ComponentType<Props> => () => null) }))
}
