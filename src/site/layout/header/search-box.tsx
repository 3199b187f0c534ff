import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { useNewLocation } from '../moving/use-new-location.ts'
import styles from './search-box.module.css'

/**
 * The search in the header. On a wide screen the first press on its button unfolds the field, the second one searches;
 * on a narrow one it opens the menu's search. Without scripts the button leads to the search page.
 */
export function SearchBox({ openMenu, isInert }: { openMenu: () => void; isInert: boolean }) {
  const { header, search } = useMessages()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useNewLocation(() => setOpen(false))
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const press = (event: FormEvent) => {
    if (isOpen && field.current?.value.trim()) return
    event.preventDefault()
    if (!matchMedia('(min-width: 1024px)').matches) return openMenu()
    setOpen(true)
  }
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setOpen(false)
    button.current?.focus()
  }
  const closeWhenLeft = ({ relatedTarget }: FocusEvent) => {
    const isLeft = relatedTarget !== field.current && relatedTarget !== button.current
    if (isLeft && !field.current?.value) setOpen(false)
  }
  const closing = { onKeyDown: close, onBlur: closeWhenLeft }
  return (
    <search>
      <form
        className={styles.search}
        method="get"
        action={href('search', language)}
        data-open={isOpen || undefined}
        inert={isInert}
        onSubmit={press}
      >
        <label className="visually-hidden" htmlFor="header-search">
          {search.label}
        </label>
        <input
          ref={field}
          id="header-search"
          type="search"
          name="q"
          maxLength={200}
          placeholder={search.label}
          autoComplete="off"
          {...closing}
        />
        <button ref={button} type="submit" {...closing}>
          {header.search}
        </button>
      </form>
    </search>
  )
}
