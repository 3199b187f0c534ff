import { readTheme, restoreTheme, setTheme, themes } from './theme.ts'

/** Makes the theme switches of the page work, and keeps all of them in step. */
export function enhanceThemeSwitches(): void {
  showChoice()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-switch]')) return
    setTheme(themes.find((theme) => theme === target.value) ?? 'system')
    showChoice()
  })
  // A page that comes back from the browser's cache may have been left in another light.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    restoreTheme()
    showChoice()
  })
}

function showChoice(): void {
  const shown = readTheme()
  for (const place of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
    for (const input of place.querySelectorAll('input')) input.checked = input.value === shown
    delete place.dataset['waiting']
  }
}
