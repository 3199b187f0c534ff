import libraryStyles from 'vanilla-cookieconsent/dist/cookieconsent.css?url'
import houseStyles from './cookie-settings.css?url'

let loaded: Promise<unknown> | undefined

/** Loads what the dialog looks like, once: few visitors ever open it, so it is not part of the site's style sheet. */
export async function loadDialogStyles(): Promise<void> {
  loaded ??= Promise.all([libraryStyles, houseStyles].map(loadStyle))
  await loaded
}

/** Resolves also where the file can't be had: the dialog can be used as it is. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}
