import type { Page } from '#contracts/pages.ts'
import styles from './stage.module.css'

/**
 * The hero image in the crop for the viewport: small below 540 px, medium below 1200 px, xlarge above (specification,
 * section 2, "Hero image breakpoints").
 */
export function StagePhotograph({
  thumbs,
  alt,
}: {
  thumbs: NonNullable<Page['hero_thumbs']>
  alt: string | null
}) {
  return (
    <picture className={styles.picture}>
      <source media="(max-width: 539.98px)" srcSet={thumbs.small} />
      <source media="(max-width: 1199.98px)" srcSet={thumbs.medium} />
      <img
        className={styles.photograph}
        src={thumbs.xlarge}
        alt={alt ?? ''}
        decoding="async"
        fetchPriority="high"
      />
    </picture>
  )
}
