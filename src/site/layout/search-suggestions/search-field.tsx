import type { InputHTMLAttributes } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './search-field.module.css'

/**
 * The field of every search form: a text field, a button that clears it, and the container of its suggestions, which
 * enhance-search-fields.ts loads when it is focused. `list` is whether these cover the content below, as wide as the
 * field or wider, or push it down. The caller provides the label.
 */
export function SearchField(
  props: { id: string; list: 'over' | 'wide' | 'inline' } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'list'
  >,
) {
  const { id, list, ...input } = props
  const { search } = useMessages()
  return (
    <div className={styles.field} data-list={list}>
      <input
        placeholder=" "
        maxLength={200}
        {...input}
        id={id}
        type="text"
        name="q"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-suggestions=""
      />
      <button type="button" className={styles.clear} data-clear="" data-needs-script="">
        <Icon name="close" size={15} />
        <span className="visually-hidden">{search.clear}</span>
      </button>
      <div id={`${id}-suggestions`} className={styles.suggestions} hidden />
      <p className="visually-hidden" aria-live="polite" />
    </div>
  )
}
