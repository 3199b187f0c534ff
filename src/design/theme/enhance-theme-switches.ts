import { readTheme, restoreTheme, setTheme, themes } from './theme.ts'

/** Makes the page's theme switches work, and keeps them in sync. */
export function enhanceThemeSwitches(): void {
  showChoice()
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-theme-switch]')) return
    setTheme(themes.find((theme) => theme === target.value) ?? 'system')
    showChoice()
  })
  // The theme may have changed since the page was put into the back/forward cache.
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
