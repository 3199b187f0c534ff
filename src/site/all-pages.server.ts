import type { Page } from './page.ts'

/** Every kind of page: the default exports of the files `*.page.tsx`. */
export const pages = Object.values(
  import.meta.glob<Page>('./pages/**/*.page.tsx', { eager: true, import: 'default' }),
)
