import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  draft: 'Entwurf',
  draftOf: 'Sie sehen den Entwurf. Besucherinnen und Besucher sehen diese Seite noch nicht.',
  draftBeside: 'Sie sehen den Entwurf. Veröffentlicht ist eine andere Fassung.',
  published: 'Veröffentlichte Fassung ansehen',
  version: 'Frühere Version',
  versionOf: (when: string) => `Sie sehen die Version vom ${when}.`,
  versionNamed: (when: string, name: string) => `Sie sehen die Version „${name}“ vom ${when}.`,
  current: 'Zurück zur Seite',
  preview: 'Vorschau',
  previewUntil: (when: string) =>
    `Diese Fassung ist nicht veröffentlicht. Der Link gilt bis ${when}. Bitte geben Sie ihn nur an Personen weiter, die sie lesen sollen.`,
  release: (name: string, at: string | null) =>
    at === null
      ? `Sie sehen die Website mit „${name}“. Wann das öffentlich wird, ist noch offen.`
      : `Sie sehen die Website, wie sie mit „${name}“ ab ${at} ist.`,
  releaseUntil: (when: string) =>
    `Der Link gilt bis ${when}. Bitte geben Sie ihn nicht weiter. Formulare werden hier nicht abgeschickt.`,
  end: 'Vorschau beenden',
}

const en: typeof de = {
  draft: 'Draft',
  draftOf: 'You are looking at the draft. Visitors can’t see this page yet.',
  draftBeside: 'You are looking at the draft. Visitors see another version.',
  published: 'View the published version',
  version: 'Earlier version',
  versionOf: (when) => `You are looking at the version of ${when}.`,
  versionNamed: (when, name) => `You are looking at the version “${name}” of ${when}.`,
  current: 'Back to the page',
  preview: 'Preview',
  previewUntil: (when) =>
    `This version is not published. The link is valid until ${when}. Please share it only with people who are meant to read it.`,
  release: (name, at) =>
    at === null
      ? `You are looking at the website with “${name}”. When this becomes public is still open.`
      : `You are looking at the website as it is with “${name}” from ${at} on.`,
  releaseUntil: (when) =>
    `The link is valid until ${when}. Please do not pass it on. Forms are not sent here.`,
  end: 'End the preview',
}

export const shownAsMessages: Localized<typeof de> = inHouse('shownAsMessages', { de, en })
