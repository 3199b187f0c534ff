import type { Localized } from './languages.ts'

type Premiere = {
  country: Localized
  /** What a work is called that is played there for the first time. */
  name: Localized
  /** How plans and programmes abbreviate it. */
  short?: string
}

/** The countries of which a house announces first performances. */
const table = {
  DE: {
    country: { de: 'Deutschland', en: 'Germany' },
    name: { de: 'Deutsche Erstaufführung', en: 'German premiere' },
    short: 'DEA',
  },
  AT: {
    country: { de: 'Österreich', en: 'Austria' },
    name: { de: 'Österreichische Erstaufführung', en: 'Austrian premiere' },
    short: 'ÖEA',
  },
  CH: {
    country: { de: 'Schweiz', en: 'Switzerland' },
    name: { de: 'Schweizer Erstaufführung', en: 'Swiss premiere' },
    short: 'SEA',
  },
  GB: {
    country: { de: 'Vereinigtes Königreich', en: 'United Kingdom' },
    name: { de: 'Britische Erstaufführung', en: 'UK premiere' },
  },
  IE: {
    country: { de: 'Irland', en: 'Ireland' },
    name: { de: 'Irische Erstaufführung', en: 'Irish premiere' },
  },
  FR: {
    country: { de: 'Frankreich', en: 'France' },
    name: { de: 'Französische Erstaufführung', en: 'French premiere' },
  },
  IT: {
    country: { de: 'Italien', en: 'Italy' },
    name: { de: 'Italienische Erstaufführung', en: 'Italian premiere' },
  },
  NL: {
    country: { de: 'Niederlande', en: 'Netherlands' },
    name: { de: 'Niederländische Erstaufführung', en: 'Dutch premiere' },
  },
  BE: {
    country: { de: 'Belgien', en: 'Belgium' },
    name: { de: 'Belgische Erstaufführung', en: 'Belgian premiere' },
  },
  LU: {
    country: { de: 'Luxemburg', en: 'Luxembourg' },
    name: { de: 'Luxemburgische Erstaufführung', en: 'Luxembourg premiere' },
  },
  LI: {
    country: { de: 'Liechtenstein', en: 'Liechtenstein' },
    name: { de: 'Liechtensteinische Erstaufführung', en: 'Liechtenstein premiere' },
  },
  CZ: {
    country: { de: 'Tschechien', en: 'Czechia' },
    name: { de: 'Tschechische Erstaufführung', en: 'Czech premiere' },
  },
  PL: {
    country: { de: 'Polen', en: 'Poland' },
    name: { de: 'Polnische Erstaufführung', en: 'Polish premiere' },
  },
  HU: {
    country: { de: 'Ungarn', en: 'Hungary' },
    name: { de: 'Ungarische Erstaufführung', en: 'Hungarian premiere' },
  },
  DK: {
    country: { de: 'Dänemark', en: 'Denmark' },
    name: { de: 'Dänische Erstaufführung', en: 'Danish premiere' },
  },
  SE: {
    country: { de: 'Schweden', en: 'Sweden' },
    name: { de: 'Schwedische Erstaufführung', en: 'Swedish premiere' },
  },
  NO: {
    country: { de: 'Norwegen', en: 'Norway' },
    name: { de: 'Norwegische Erstaufführung', en: 'Norwegian premiere' },
  },
  US: {
    country: { de: 'USA', en: 'USA' },
    name: { de: 'US-amerikanische Erstaufführung', en: 'US premiere' },
  },
} as const satisfies Record<string, Premiere>

export type PremiereCountry = keyof typeof table
export const premieres: Readonly<Record<PremiereCountry, Premiere>> = table

// oxlint-disable-next-line typescript/no-unsafe-type-assertion
export const premiereCountries = Object.keys(table) as [PremiereCountry, ...PremiereCountry[]]
