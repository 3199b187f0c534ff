import { z } from '@hono/zod-openapi'
import type { FieldKind, FieldOf } from './field-kind.ts'

export const choices: FieldKind<'choices'> = {
  // The order is that of the options, whatever the order of clicks, so that equal choices are equal values.
  input: (field) =>
    list(field)
      .max(field.options.length)
      .transform((chosen) => field.options.map(({ value }) => value).filter((one) => chosen.includes(one))),
  output: list,
  filters: (name, field) => [[name, option(field).optional()]],
  sample: ({ options: [first] }) => (first ? [first.value] : []),
}

function list(field: FieldOf<'choices'>) {
  return z.array(option(field))
}

function option({ options }: FieldOf<'choices'>) {
  return z.enum(
    options.map(({ value }) => value),
    { error: 'choice' },
  )
}
