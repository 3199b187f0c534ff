type Numbers = Record<'box_office_phone' | 'phone' | 'box_office_email' | 'email', string | null>

export type Contact = { phone: string | null; email: string | null }

/** How to reach the box office: by its own telephone and e-mail address, or else by those of the house. */
export function boxOfficeOf(house: Numbers): Contact {
  return { phone: house.box_office_phone ?? house.phone, email: house.box_office_email ?? house.email }
}

/** The link that calls a number as it is printed. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}
