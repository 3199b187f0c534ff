import { brandImagePath } from '#design/brand-image.ts'
import type { Brand } from '#domain/house/index.server.ts'

/** The icons of a document: made of the house's logo, or else those of the program. */
export function Icons({ icon }: Pick<Brand, 'icon'>) {
  if (!icon)
    return (
      <>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      </>
    )
  return (
    <>
      <link rel="icon" href={brandImagePath(icon.hash, 'favicon-48')} type="image/png" sizes="48x48" />
      <link rel="apple-touch-icon" href={brandImagePath(icon.hash, 'apple-touch-icon')} />
    </>
  )
}
