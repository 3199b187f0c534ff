import { useFormContext } from 'react-hook-form'
import { slugOf } from '#routing/slug-of.ts'
import type { NewForm } from '../../data/records.ts'
import { BilingualEntry } from '../../inputs/bilingual-entry.tsx'
import { useOfficeMessages } from '../../messages/use-office-messages.ts'
import { useEditor } from '../editor-context.ts'

/** The title. The address follows the German one until it is changed or stored. */
export function TitleEntry() {
  const { settings: messages } = useOfficeMessages().forms
  const { getValues, setValue } = useFormContext<NewForm>()
  const { stored } = useEditor()
  const changed = { shouldDirty: true, shouldValidate: true }
  const nameIt = (language: 'de' | 'en', title: string) => {
    const follows = !stored && getValues('slug') === slugOf(getValues('title.de'))
    setValue(`title.${language}`, title, changed)
    if (language === 'de' && follows) setValue('slug', slugOf(title), changed)
  }
  return <BilingualEntry name="title" label={messages.title} maxLength={200} isRequired onType={nameIt} />
}
