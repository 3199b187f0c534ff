/**
 * The types of form fields. Each has the number that the form builder stores and calls contain (specification,
 * section 3, numbered as in django-forms-builder), and its control: `line` is a single-line input whose kind is
 * `text`. A further type only needs an entry here, as long as one of these controls fits it.
 */
export const formFieldTypes = {
  text: { number: 1, control: 'line', text: 'text' },
  textarea: { number: 2, control: 'textarea' },
  email: { number: 3, control: 'line', text: 'email' },
  checkbox: { number: 4, control: 'checkbox' },
  checkboxes: { number: 5, control: 'checkboxes' },
  select: { number: 6, control: 'select' },
  multi_select: { number: 7, control: 'multi_select' },
  radio: { number: 8, control: 'radio' },
  file: { number: 9, control: 'file' },
  date: { number: 10, control: 'line', text: 'date' },
  datetime: { number: 11, control: 'line', text: 'datetime' },
  hidden: { number: 12, control: 'hidden' },
  number: { number: 13, control: 'line', text: 'number' },
  url: { number: 14, control: 'line', text: 'url' },
  date_of_birth: { number: 15, control: 'line', text: 'date', autocomplete: 'bday' },
} as const satisfies Record<string, FormFieldKind>

/** The control of a field. */
export type FormFieldKind =
  | {
      number: number
      control: 'line'
      text: 'text' | 'email' | 'date' | 'datetime' | 'number' | 'url'
      autocomplete?: string
    }
  | {
      number: number
      control:
        | 'textarea'
        | 'checkbox'
        | 'checkboxes'
        | 'select'
        | 'multi_select'
        | 'radio'
        | 'file'
        | 'hidden'
    }

/** The types whose answers are chosen from a list. */
const choiceTypes: readonly number[] = [
  formFieldTypes.checkboxes.number,
  formFieldTypes.select.number,
  formFieldTypes.multi_select.number,
  formFieldTypes.radio.number,
]

export function hasChoices({ field_type: type }: { field_type: number }): boolean {
  return choiceTypes.includes(type)
}

export type FormFieldType = keyof typeof formFieldTypes

export function isFormFieldType(name: string): name is FormFieldType {
  return Object.hasOwn(formFieldTypes, name)
}

/** The type with this number. Throws a RangeError when there is none. */
export function formFieldKindOf(number: number): FormFieldKind {
  const found = Object.values(formFieldTypes).find((kind) => kind.number === number)
  if (!found) throw new RangeError(`There is no form field type ${number}.`)
  return found
}
