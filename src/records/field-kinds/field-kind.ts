import type { z } from '@hono/zod-openapi'
import type { Field, Fields } from '../field.ts'

export type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>
/** The schemas of several fields by their names; given to kinds whose values have fields of their own. */
export type ShapeOf = (fields: Fields) => Record<string, z.ZodType>

/** What the calls need to know of a kind of field. */
export type FieldKind<Kind extends Field['kind']> = {
  /** The schema of a value in the body of a call; `null` is added where the field may be empty. */
  input: (field: FieldOf<Kind>, shapeOf: ShapeOf) => z.ZodType
  /** The schema of a value in an answer. */
  output: (field: FieldOf<Kind>, shapeOf: ShapeOf) => z.ZodType
  /** The parameters by which a list can be filtered by the field `name`. */
  filters?: (name: string, field: FieldOf<Kind>) => [string, z.ZodType][]
  /** A valid value, for tests of every kind of record; null where only the caller can make one. */
  sample: (field: FieldOf<Kind>, serial: number) => unknown
}
