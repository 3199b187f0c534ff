import styles from './icon.module.css'
import { iconPaths, type IconName } from './paths.ts'

export type { IconName }

/**
 * An icon by its name, as tall as the adjacent capitals unless `size` gives CSS pixels. Decorative unless `label` is
 * set; an unknown name shows as '?' (specification, section 2).
 */
export function Icon(props: { name: IconName | (string & {}); size?: number; label?: string }) {
  const { name, size, label } = props
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  if (!isIconName(name))
    return (
      <span className={styles.missing} {...voice}>
        ?
      </span>
    )
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} width={size} height={size} {...voice}>
      <path d={iconPaths[name]} />
    </svg>
  )
}

function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconPaths, name)
}
