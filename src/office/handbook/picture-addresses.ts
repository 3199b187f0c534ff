import type { Language } from '#i18n/languages.ts'

const addresses = import.meta.glob<string>('./pictures/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The address of a picture in a language; undefined when there is none, which a test excludes. */
export function pictureAddress(name: string, language: Language): string | undefined {
  return addresses[`./pictures/${name}.${language}.png`]
}
