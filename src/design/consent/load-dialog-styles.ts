import libraryStyles from 'vanilla-cookieconsent/dist/cookieconsent.css?url'
import houseStyles from './cookie-settings.css?url'

let loaded: Promise<unknown> | undefined

/** Loads the dialog's stylesheet once: few visitors ever open it, so it is not part of the site's stylesheet. */
export async function loadDialogStyles(): Promise<void> {
  loaded ??= Promise.all([libraryStyles, houseStyles].map(loadStyle))
  await loaded
}

/** Also resolves when the file can't be loaded: the dialog is usable without it. */
function loadStyle(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => resolve())
    document.head.append(link)
  })
}
