import { blockForms } from '#blocks/forms.generated.ts'

/** Whether a block type is running text: it has only a rich text that is typed on the page. */
export function isRunningText(type: string): boolean {
  const form = Object.hasOwn(blockForms, type) ? blockForms[type] : undefined
  return form?.words !== undefined && form.inPlace[0]?.kind === 'rich'
}
