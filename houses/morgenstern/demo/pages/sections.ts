import { z } from 'zod'
import { perLanguage } from '#i18n/languages.ts'
import { readDocument } from '#demo/texts/document.ts'
import type { SectionPlan, SharedPlan } from '#demo/plan.ts'
import { listTexts, readText } from '../own-texts.ts'

const kinds = ['event', 'subscription'] as const

/** What editors have added to events and subscriptions. */
export const sections: SectionPlan[] = kinds.flatMap((ownerKind) =>
  listTexts(`sections/${ownerKind}`).map((ownerKey) => {
    const text = readText(`sections/${ownerKind}/${ownerKey}`, z.strictObject({}))
    const content = perLanguage((language) => readDocument(`${ownerKind}-${ownerKey}`, text[language]))
    return { ownerKind, ownerKey, content }
  }),
)

/** Content that is written once and shown on several pages (`shared:KEY`). */
export const sharedBlocks: SharedPlan[] = listTexts('shared').map((key) => {
  const text = readText(`shared/${key}`, z.strictObject({ name: z.string() }))
  return {
    key,
    name: perLanguage((language) => text[language].name),
    content: perLanguage((language) => readDocument(`shared-${key}`, text[language])),
  }
})
