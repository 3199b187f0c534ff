import { languageOf } from '#i18n/page-language.ts'
import { suggestionMessages } from '#i18n/lazy/search-suggestions.ts'
import { drawOptions } from './draw-options.ts'
import { findSuggestions } from './find-suggestions.ts'
import { moveActive } from './move-active.ts'
import { listOptions, type Option } from './shown-options.ts'

/** The debounce of the request to the server. */
const pauseMilliseconds = 80
/** How long the list stays after the field has lost focus, so that a press on an option still counts. */
const blurMilliseconds = 200

const attached = new WeakSet<HTMLInputElement>()

/**
 * Makes a search field a combobox after the WAI-ARIA pattern: a list of suggestions below it, of which the arrow keys
 * activate one while the focus stays in the field. The typed text is never replaced until an option is chosen.
 */
export function attachSuggestions(field: HTMLInputElement): void {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '')
  const status = field.parentElement?.querySelector('[aria-live]')
  if (!list || !status || attached.has(field)) return
  attached.add(field)
  const language = languageOf(field)
  const messages = suggestionMessages[language]
  list.role = 'listbox'
  list.ariaLabel = messages.label

  let drawn: { option: Option; element: HTMLElement }[] = []
  let active = -1
  let pause = 0
  let leaving = 0
  let call: AbortController | undefined

  const setActive = (next: number) => {
    drawn[active]?.element.setAttribute('aria-selected', 'false')
    active = next
    const element = drawn[active]?.element
    element?.setAttribute('aria-selected', 'true')
    element?.scrollIntoView({ block: 'nearest' })
    if (element) field.setAttribute('aria-activedescendant', element.id)
    else field.removeAttribute('aria-activedescendant')
  }
  const setOpen = (isOpen: boolean) => {
    setActive(-1)
    list.hidden = !isOpen
    field.ariaExpanded = String(isOpen)
    if (isOpen) {
      document.addEventListener('pointerdown', closeOutside)
      addEventListener('pagehide', close)
    } else {
      status.textContent = ''
      document.removeEventListener('pointerdown', closeOutside)
      removeEventListener('pagehide', close)
    }
  }
  const close = () => {
    clearTimeout(pause)
    clearTimeout(leaving)
    call?.abort()
    if (!list.hidden) setOpen(false)
  }
  const closeOutside = ({ target }: PointerEvent) => {
    if (target instanceof Node && target !== field && !list.contains(target)) close()
  }
  const choose = (option: Option) => {
    close()
    if ('url' in option) return location.assign(option.url)
    field.value = option.query
    field.form?.requestSubmit()
  }
  const show = async () => {
    call?.abort()
    const typed = field.value.trim()
    if (typed === '') return close()
    const { signal } = (call = new AbortController())
    list.ariaBusy = 'true'
    try {
      const found = await findSuggestions(typed, language, signal)
      if (signal.aborted || !field.isConnected) return
      if (!found) return setOpen(false)
      drawn = drawOptions(list, listOptions(found, typed, language), typed)
      for (const { option, element } of drawn) element.addEventListener('click', () => choose(option))
      setOpen(true)
      const count = drawn.length - 1
      status.textContent = count === 0 ? messages.none : messages.count(count)
    } catch (error) {
      if (signal.aborted) return
      setOpen(false) // suggestions are optional: visitors can search without them
      reportError(error)
    } finally {
      if (call.signal === signal) list.ariaBusy = 'false'
    }
  }

  field.addEventListener('input', () => {
    clearTimeout(pause)
    if (field.value.trim() === '') close()
    else pause = window.setTimeout(() => void show(), pauseMilliseconds)
  })
  field.addEventListener('keydown', (event) => {
    // Safari ends the composition before it reports the Enter that ended it, as key 229.
    if (event.isComposing || event.keyCode === 229) return
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const { key } = event
    if (key === 'Tab') close()
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (list.hidden) void show()
      else setActive(moveActive(active, drawn.length, key))
    }
    if (key === 'Escape' && !list.hidden) {
      event.preventDefault()
      close()
    }
    if (key === 'Enter') {
      const chosen = drawn[active]?.option
      if (chosen && !list.hidden) {
        event.preventDefault()
        choose(chosen)
      } else close()
    }
  })
  field.addEventListener('focus', () => clearTimeout(leaving))
  field.addEventListener('blur', () => {
    // On a touch screen the field loses focus when the visitor hides the keyboard to see the list; there, a press
    // elsewhere closes it.
    if (matchMedia('(hover: hover)').matches) leaving = window.setTimeout(close, blurMilliseconds)
  })
  // A press on the list leaves the focus in the field.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  field.form?.addEventListener('submit', close)

  // Something may have been typed while this module was loading.
  if (field === document.activeElement && field.value !== field.defaultValue) void show()
}
