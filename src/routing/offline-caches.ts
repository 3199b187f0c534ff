/** The caches for offline reading, used by the service worker; `saved` is also read and written by pages. */
export const offlineCaches = { pages: 'pages', files: 'files', saved: 'saved-concerts' } as const
