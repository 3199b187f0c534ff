/** The caches from which pages are read without a network: by the service worker, and `saved` also by pages themselves. */
export const offlineCaches = { pages: 'pages', files: 'files', saved: 'saved-concerts' } as const
