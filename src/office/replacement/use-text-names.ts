import { useEffect, useState } from 'react'
import type { findForm as FindForm } from '#blocks/find-form.ts'
import type { FoundSubject, LeftText } from '#contracts/office-replacements.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pageSettingFields } from '#records/page-settings.ts'
import { labelOfText } from '#records/visitor-texts.ts'
import { replacementMessages } from '../messages/replacement.ts'
import { definitionOf, namesOf } from '../records/records-context.ts'

type Subject = Pick<FoundSubject, 'what' | 'kind' | 'language'>
type Text = Pick<LeftText, 'path' | 'block_type'>

/** What subjects and their texts are called. The names of blocks are loaded with this page only. */
export function useTextNames() {
  const language = useLanguage()
  const messages = useLazyMessages(replacementMessages)
  const [forms, setForms] = useState<{ findForm: typeof FindForm } | null>(null)
  useEffect(() => {
    // Without them, the words around a place have to say what it is.
    import('#blocks/find-form.ts').then(setForms, () => {})
  }, [])
  const kindOf = ({ what, kind }: Subject): string => {
    if (what === 'settings') return messages.settings
    const definition = definitionOf(kind)
    const name = definition ? namesOf(definition, language).one : (messages.kinds[kind] ?? kind)
    return what === 'section' && definition ? messages.pageOf(name) : name
  }
  const textOf = ({ what, kind }: Subject, { path, block_type: type }: Text): string => {
    if (what === 'settings') return labelOfText(pageSettingFields, path, language)
    if (what === 'record') return labelOfText(definitionOf(kind)?.fields ?? {}, path, language)
    const form = type === null ? undefined : forms?.findForm(type)
    const [, name] = path
    const field = form?.fields.find((one) => one.field === name)
    return [form?.name[language], field?.label[language]].filter(Boolean).join(' – ')
  }
  return { kindOf, textOf }
}
