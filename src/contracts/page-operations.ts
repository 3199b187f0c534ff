/**
 * What an editor can do to the content of a section, as it is stored, sent and undone. Everything is keyed by the ids of
 * blocks and containers and never by their number in a row, so that it still means the same when others have worked on
 * the page meanwhile. What each operation does, and what undoes it, is in `src/operations`, one file each.
 */
import { z } from '@hono/zod-openapi'
import { contentDocument, layouts, storedBlock, storedContainer } from './pages.ts'

const id = z.string().min(1).max(100)
/** The one behind which something stands; null for the first place. */
const after = id.nullable()

/** Where a block stands: in a column of a container, or among the children of another block. */
export const blockPlace = z.discriminatedUnion('in', [
  z.object({ in: z.literal('column'), container: id, column: z.number().int().min(0).max(2), after }),
  z.object({ in: z.literal('block'), parent: id, after }),
])
export type BlockPlace = z.infer<typeof blockPlace>

export const operation = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('insert-block'), block: storedBlock, to: blockPlace }),
    z.object({ kind: z.literal('remove-block'), id }),
    z.object({ kind: z.literal('move-block'), id, to: blockPlace }),
    /** Sets the named fields; those that are not named stay as they are. */
    z.object({
      kind: z.literal('set-fields'),
      id,
      fields: z.record(z.string().max(100), z.unknown()),
      /** Fields to take away, where an undo finds that there were none. */
      unset: z.array(z.string().max(100)).max(100).optional(),
    }),
    z.object({ kind: z.literal('insert-container'), container: storedContainer, after }),
    z.object({ kind: z.literal('remove-container'), id }),
    z.object({ kind: z.literal('move-container'), id, after }),
    z.object({
      kind: z.literal('set-layout'),
      id,
      layout: z.enum(layouts),
      /**
       * The ids of the blocks of each column, where an undo has to give them back. Without it what stood in a column that
       * is gone joins the last one.
       */
      columns: z.array(z.array(id)).max(3).optional(),
    }),
    /** Another content altogether: an older version, or the other language's. */
    z.object({ kind: z.literal('replace-content'), content: contentDocument }),
  ])
  .openapi('Operation')
export type Operation = z.infer<typeof operation>
export type OperationKind = Operation['kind']

/** Operations that belong together: they are applied, stored and undone as one. */
export const change = z
  .object({
    /** Made by the browser, so that what is sent twice is stored once. */
    id: z.uuid(),
    operations: z.array(operation).min(1).max(500),
  })
  .openapi('Change')
export type Change = z.infer<typeof change>

/** A change as the server has stored it, with its place in the row of all. */
export const storedChange = change
  .extend({
    sequence: z.number().int(),
    /** The window of a browser that it came from. */
    client: z.string(),
    author: z.string(),
    at: z.iso.datetime(),
  })
  .openapi('StoredChange')
export type StoredChange = z.infer<typeof storedChange>
