import type { ReactNode } from 'react'
import { useMessages } from '#i18n/language-context.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './chips.module.css'

/**
 * An active filter, whose link removes it, or one that its link toggles. Both are links, because each combination of
 * filters has its own address.
 */
export type Chip = { name: string; href: string } & (
  | { kind: 'set'; removeText?: string }
  | { kind: 'choice'; isOn: boolean }
)

/** Filters side by side, wrapping into further lines. `children` follow the last one. */
export function Chips({ label, chips, children }: { label: string; chips: Chip[]; children?: ReactNode }) {
  if (chips.length === 0 && !children) return null
  return (
    <ul className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <li key={`${chip.kind} ${chip.name} ${chip.href}`}>
          {chip.kind === 'set' ? (
            <SetChip {...chip} />
          ) : (
            <a className={styles.chip} href={chip.href} aria-current={chip.isOn || undefined}>
              {chip.name}
            </a>
          )}
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}

function SetChip({ name, href, removeText }: { name: string; href: string; removeText?: string }) {
  const messages = useMessages()
  return (
    <a className={styles.chip} href={href} data-set="">
      <span aria-hidden="true">{name}</span>
      <span className="visually-hidden">{removeText ?? messages.parts.remove(name)}</span>
      <Icon name="close" size={11} />
    </a>
  )
}
