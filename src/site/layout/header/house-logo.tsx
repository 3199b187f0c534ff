import { brandImagePath } from '#design/brand-image.ts'
import type { FrameProps } from '../frame-props.ts'
import styles from './house-logo.module.css'
import { HouseSign } from '#design/sign/house-sign.tsx'

/** The house's logo; without one, the program's emblem and the name of the house. */
export function HouseLogo({ name, logo }: { name: string; logo: FrameProps['logo'] }) {
  if (logo === null)
    return (
      <>
        <HouseSign />
        <span>{name}</span>
      </>
    )
  const style = { '--ratio': logo.width / logo.height }
  if ('markup' in logo)
    return (
      <>
        <span className="visually-hidden">{name}</span>
        <span
          className={styles.logo}
          style={style}
          aria-hidden="true"
          // The domain has written it anew from a closed list of elements and attributes.
          dangerouslySetInnerHTML={{ __html: logo.markup }}
        />
      </>
    )
  return (
    <img className={styles.logo} style={style} src={brandImagePath(logo.picture.hash, 'logo')} alt={name} />
  )
}
