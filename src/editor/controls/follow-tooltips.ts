import { readInterfaceLanguage } from '#i18n/interface-language.ts'
import type { Language } from '#i18n/languages.ts'
import { keysInWords } from '#design/keys/key-names.ts'
import styles from './tooltip.module.css'

/** How long the pointer rests on a button until its label is shown, in milliseconds. */
const delay = 400

/**
 * Shows the labels of the editor's icon buttons beside them (WCAG 1.4.13), with their shortcut (`data-keys`): while the
 * pointer rests there, also on the label itself, and at once with the focus of the keyboard. Escape hides it. The
 * browser's own label of `title` is small, late, and not shown to keyboard users. Returns a function that stops it.
 */
export function followTooltips(language: Language): () => void {
  const tip = document.createElement('div')
  tip.popover = 'manual'
  tip.className = styles['tooltip'] ?? ''
  tip.dataset['tooltip'] = ''
  // The button has the same words as its name.
  tip.ariaHidden = 'true'
  document.querySelector('#editor')?.append(tip)
  let timer = 0
  /** The button whose label is shown, or will be in a moment. */
  let current: HTMLElement | null = null

  const hide = () => {
    clearTimeout(timer)
    current = null
    if (tip.matches(':popover-open')) tip.hidePopover()
  }
  const showLater = (button: HTMLElement, after: number) => {
    current = button
    timer = window.setTimeout(() => {
      const words = wordsOf(button, readInterfaceLanguage(language))
      if (words === '' || !button.isConnected) return
      tip.textContent = words
      tip.showPopover()
      place(button)
    }, after)
  }
  const place = (button: HTMLElement) => {
    const box = button.getBoundingClientRect()
    const { offsetWidth: width, offsetHeight: height } = tip
    const left = Math.max(4, Math.min(box.left + box.width / 2 - width / 2, innerWidth - width - 4))
    const top = box.bottom + height + 4 > innerHeight ? box.top - height : box.bottom
    Object.assign(tip.style, { left: `${left}px`, top: `${top}px` })
  }
  const onOver = ({ target, pointerType }: PointerEvent) => {
    if (pointerType === 'touch' || !(target instanceof Element) || tip.contains(target)) return
    const button = target.closest<HTMLElement>('#editor button')
    // The label of the focused button stays until the focus moves on, or another button is pointed at.
    if (current !== null && (button === current || (!button && current === document.activeElement))) return
    hide()
    if (button && wordsOf(button, language) !== '') showLater(button, delay)
  }
  const onFocus = ({ target }: FocusEvent) => {
    hide()
    const isButton = target instanceof HTMLElement && target.matches('#editor button:focus-visible')
    // Not at once: a menu that has just opened and moved the focus is still being shown itself.
    if (isButton) showLater(target, 0)
  }
  const onScroll = () => {
    // The focus itself scrolls its button into view.
    if (current !== null && current === document.activeElement) place(current)
    else hide()
  }
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide()
  }
  addEventListener('pointerover', onOver)
  addEventListener('focusin', onFocus)
  // Before the editor's own keys, which it does not keep from them: Escape may leave a block, too.
  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', hide, true)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  return () => {
    hide()
    tip.remove()
    removeEventListener('pointerover', onOver)
    removeEventListener('focusin', onFocus)
    removeEventListener('keydown', onKey, true)
    removeEventListener('pointerdown', hide, true)
    removeEventListener('scroll', onScroll, { capture: true })
  }
}

/** The label of a button that shows only an icon, and its shortcut; takes the place of `title`. */
function wordsOf(button: HTMLElement, language: Language): string {
  const { title } = button
  // A picture's file name is its description, and no label of an icon.
  if (title !== '' && !button.querySelector('img')) {
    button.dataset['tip'] = title
    button.removeAttribute('title')
  }
  const { tip = '', keys } = button.dataset
  return tip !== '' && keys ? `${tip} (${keysInWords(keys, language)})` : tip
}
