import { eq } from 'drizzle-orm'
import type { EntryReceipt } from '#contracts/forms.ts'
import { forms } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'

/** The text that a visitor reads after sending a form, or the address to which the visitor is redirected instead. */
export async function findReceipt({ db }: Scope, formId: number, language: Language): Promise<EntryReceipt> {
  const [form] = await db
    .select({ responseText: forms.responseText, redirectUrl: forms.redirectUrl })
    .from(forms)
    .where(eq(forms.id, formId))
  return {
    response_text: pickLanguage(form?.responseText ?? null, language) ?? '',
    redirect_url: pickLanguage(form?.redirectUrl ?? null, language) || null,
  }
}
