/** What was filled into fields before their script came, by name and (for check boxes) value. */
const typed = new Map<string, string | boolean>()
let isOver = false

/** Notes what is being filled into a form whose fields are going to be replaced; afterwards nothing. */
export function noteTyped({ target }: Event): void {
  if (isOver) return
  if (target instanceof HTMLInputElement && target.type === 'checkbox')
    typed.set(keyOf(target), target.checked)
  else if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement)
    typed.set(keyOf(target), target.value)
}

/** Fills it into the fields that are there now, once. */
export function refill(place: ParentNode): void {
  isOver = true
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const value = typed.get(keyOf(field))
    if (value === undefined) continue
    typed.delete(keyOf(field))
    if (typeof value === 'string') field.value = value
    else if (field instanceof HTMLInputElement) field.checked = value
  }
}

function keyOf(field: HTMLInputElement | HTMLSelectElement): string {
  return field.type === 'checkbox' ? `${field.name} ${field.value}` : field.name
}
