import { createStore, type ReadableStore } from '#design/store.ts'

const name = 'editor-letter-keys'
const isOn = createStore(readSetting())

/** Whether single-letter shortcuts are enabled, which is the default (WCAG 2.1.4). */
export const letterKeys: ReadableStore<boolean> = isOn

export function keepLetterKeys(areKeys: boolean): void {
  isOn.set(() => areKeys)
  try {
    if (areKeys) localStorage.removeItem(name)
    else localStorage.setItem(name, 'off')
  } catch {
    // Without storage the setting lasts until the page is left.
  }
}

function readSetting(): boolean {
  try {
    return localStorage.getItem(name) !== 'off'
  } catch {
    return true // the browser denies storage
  }
}
