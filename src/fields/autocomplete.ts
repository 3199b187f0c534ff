const tokens: Record<string, string> = {
  name: 'name',
  firstname: 'given-name',
  vorname: 'given-name',
  lastname: 'family-name',
  surname: 'family-name',
  nachname: 'family-name',
  email: 'email',
  emailadresse: 'email',
  phone: 'tel',
  telephone: 'tel',
  telefon: 'tel',
  telefonnummer: 'tel',
  mobil: 'tel',
  company: 'organization',
  organisation: 'organization',
  organization: 'organization',
  firma: 'organization',
  schule: 'organization',
  school: 'organization',
  street: 'street-address',
  strasse: 'street-address',
  address: 'street-address',
  adresse: 'street-address',
  zip: 'postal-code',
  postcode: 'postal-code',
  plz: 'postal-code',
  postleitzahl: 'postal-code',
  city: 'address-level2',
  town: 'address-level2',
  ort: 'address-level2',
  stadt: 'address-level2',
  country: 'country-name',
  land: 'country-name',
  birthday: 'bday',
  geburtsdatum: 'bday',
  website: 'url',
}

/** The `autocomplete` token for a field, by the slug set in the form builder; undefined for any other. */
export function autocompleteOf(slug: string): string | undefined {
  const name = slug
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[-_\s]/g, '')
  return Object.hasOwn(tokens, name) ? tokens[name] : undefined
}
