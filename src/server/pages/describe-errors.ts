import type { ApiEnv } from '#api/environment.ts'
import { findForm } from '#blocks/find-form.ts'
import { describeNotice } from '#editor/model/guards/describe-notice.ts'
import { editorBlocksMessages } from '#i18n/lazy/editor-blocks.ts'

/** One sentence for each error, by block and field, in the words of the page editor. */
export const describeErrors: ApiEnv['Variables']['describeErrors'] = (errors, language) => {
  const messages = editorBlocksMessages[language]
  const described: Record<string, string[]> = {}
  for (const { block, ...error } of errors) {
    const form = findForm(block.type)
    const name = messages.notices.block(form?.name[language] ?? block.type, form?.summary(block.fields) ?? '')
    const key = error.field === null ? block.id : `${block.id}.${error.field}`
    const sentence = describeNotice({ type: block.type, ...error }, language, messages)
    ;(described[key] ??= []).push(`${name}: ${sentence}`)
  }
  return described
}
