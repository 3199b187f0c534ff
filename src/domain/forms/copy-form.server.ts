import { inArray } from 'drizzle-orm'
import type { FormRecord } from '#contracts/office-forms.ts'
import { forms } from '#db/schema/index.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { createForm } from './create-form.server.ts'
import { readForm } from './read-form.server.ts'
import { lockForms } from './save-form.server.ts'

const copyOf: Localized = { de: 'Kopie', en: 'Copy' }
const maxTitleLength = 200
const maxSlugLength = 80
/** How many slugs are tested. */
const most = 200

/** Adds a copy of a form, without entries and offline, so that staff can change it first. Throws `not_found`. */
export async function copyForm(scope: Scope, id: number): Promise<FormRecord> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    await lockForms(inside)
    const form = await readForm(inside, id)
    return createForm(inside, {
      ...form,
      slug: await freeSlug(inside, form.slug),
      title: perLanguage((language) => {
        const end = ` (${copyOf[language]})`
        return form.title[language].slice(0, maxTitleLength - end.length) + end
      }),
      is_online: false,
    })
  })
}

/**
 * `kontakt-2` for a copy of `kontakt`, or the next free number; if none is free, the slug itself, which is refused.
 */
async function freeSlug({ db }: Scope, slug: string): Promise<string> {
  const stem = slug
    .replace(/-\d+$/, '')
    .slice(0, maxSlugLength - 5)
    .replace(/-$/, '')
  const wanted = Array.from({ length: most }, (_, index) => `${stem}-${index + 2}`)
  const taken = await db.select({ slug: forms.slug }).from(forms).where(inArray(forms.slug, wanted))
  const isTaken = new Set(taken.map((row) => row.slug))
  return wanted.find((one) => !isTaken.has(one)) ?? slug
}
