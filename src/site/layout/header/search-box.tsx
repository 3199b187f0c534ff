import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import styles from './search-box.module.css'

/**
 * The search in the header. On a wide screen the first press on its button unfolds the field, the second one searches;
 * on a narrow one it opens the menu's search. Without scripts the button leads to the search page.
 */
export function SearchBox({ openMenu, isInert }: { openMenu: () => void; isInert: boolean }) {
  const { header, search } = useMessages()
  const language = useLanguage()
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  const press = (event: FormEvent) => {
    if (isOpen && field.current?.value.trim()) return
    event.preventDefault()
    if (!matchMedia('(min-width: 1024px)').matches) return openMenu()
    setOpen(true)
  }
  const close = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Escape' || !isOpen) return
    event.preventDefault()
    setOpen(false)
    event.currentTarget.querySelector('button')?.focus()
  }
  return (
    <form
      className={styles.search}
      role="search"
      method="get"
      action={href('search', language)}
      data-open={isOpen || undefined}
      inert={isInert}
      onSubmit={press}
      onKeyDown={close}
      onBlur={(event) => {
        const isLeft = !event.currentTarget.contains(event.relatedTarget)
        if (isLeft && !field.current?.value) setOpen(false)
      }}
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
      />
      <button type="submit">{header.search}</button>
    </form>
  )
}
