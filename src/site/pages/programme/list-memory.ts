import { useEffect } from 'react'

/**
 * Remembers what a list shows while it shows it, so that it stays when the next one cannot be had: `keepLast` gives it
 * again, marked as one that could not be brought up to date. What the server has refused (an address that is none) and a
 * first list that cannot be had are errors of the page: those are thrown on.
 */
export function createListMemory<Data extends { hasFailed: boolean }>() {
  let last: { path: string; data: Data } | null = null
  return {
    useLast(data: Data): void {
      useEffect(() => {
        last = { path: location.pathname, data }
        return () => {
          last = null
        }
      }, [data])
    },

    keepLast(error: unknown, request: Request): Data {
      if (last?.path !== new URL(request.url).pathname || isRefusal(error)) throw error
      return { ...last.data, hasFailed: true }
    },
  }
}

function isRefusal(error: unknown): boolean {
  if (error instanceof Response) return true
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : null
  return typeof status === 'number' && status < 500
}
