import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const folder = path.resolve(import.meta.dirname, '../migrations')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const names = z
  .object({ entries: z.array(z.object({ tag: z.string() })) })
  .parse(JSON.parse(read('meta/_journal.json')))
  .entries.map(({ tag }) => tag)
const contracts = z.record(z.string(), z.string()).parse(JSON.parse(read('contracts.json')))

describe('the migrations', () => {
  it.each(names)('%s only adds, or contracts.json names the oldest program that works after it', (name) => {
    const found = findContractions(read(`${name}.sql`))
    if (name in contracts) expect(names).toContain(contracts[name])
    else expect(found, `${name} takes something away that an older program may use`).toEqual([])
  })

  it('that contracts.json names exist, and each is at or after the migration that programs have to know', () => {
    for (const [name, oldest] of Object.entries(contracts)) {
      expect(names).toContain(name)
      expect(names.indexOf(oldest), `${name} works with ${oldest}`).toBeLessThanOrEqual(names.indexOf(name))
    }
  })
})

describe('a migration takes something away when it', () => {
  it.each([
    ['drops a column', 'ALTER TABLE "a" DROP COLUMN "b";'],
    ['drops a table', 'DROP TABLE "a" CASCADE;'],
    ['drops an index, which ON CONFLICT may need', 'DROP INDEX "a_b";'],
    ['renames', 'ALTER TABLE "a" RENAME COLUMN "b" TO "c";'],
    ['changes a type', 'ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;'],
    ['requires a value', 'ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;'],
    ['adds a column that requires a value', 'ALTER TABLE "a" ADD COLUMN "b" text NOT NULL;'],
    ['adds a rule to a table', 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK (b > 0);'],
    ['adds a unique index to a table', 'CREATE UNIQUE INDEX "c" ON "a" USING btree ("b");'],
    ['replaces a function', 'CREATE OR REPLACE FUNCTION f() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;'],
    ['changes rows', 'UPDATE a SET b = 1;'],
  ])('%s', (_, text) => {
    expect(findContractions(text)).toHaveLength(1)
  })

  it('and not when it adds tables, columns, indexes and values', () => {
    expect(
      findContractions(`
        CREATE TABLE "a" ("b" text NOT NULL, "updated" int);--> statement-breakpoint
        ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."d"("id");--> statement-breakpoint
        CREATE UNIQUE INDEX "e" ON "a" USING btree ("b");--> statement-breakpoint
        ALTER TABLE "f" ADD COLUMN "g" text DEFAULT '' NOT NULL;--> statement-breakpoint
        ALTER TABLE "f" ADD COLUMN "h" text;--> statement-breakpoint
        CREATE INDEX "i" ON "f" USING btree ("g");--> statement-breakpoint
        ALTER TYPE mood ADD VALUE 'better';
        -- It does not DROP TABLE anything.`),
    ).toEqual([])
  })
})

/** The statements after which a program that does not know the migration may fail. */
function findContractions(text: string): string[] {
  const statements = text
    .replace(/^\s*--(?!>).*$/gm, '')
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
  const added = new Set(statements.flatMap((one) => /^CREATE TABLE "?(\w+)/i.exec(one)?.[1] ?? []))
  return statements.filter((statement) => {
    const table = /\b(?:ALTER TABLE|INDEX \S+ ON|TRIGGER .* ON) "?(\w+)/i.exec(statement)?.[1]
    if (table !== undefined && added.has(table)) return false
    return (
      /\bDROP (?!NOT NULL|DEFAULT)|\bRENAME\b|\bSET DATA TYPE\b|\bSET NOT NULL\b|\bADD CONSTRAINT\b/i.test(
        statement,
      ) ||
      /^(CREATE UNIQUE INDEX|CREATE OR REPLACE|CREATE TRIGGER|UPDATE|DELETE|TRUNCATE|DO)\b/i.test(
        statement,
      ) ||
      (/\bADD COLUMN\b.*\bNOT NULL\b/i.test(statement) && !/\b(DEFAULT|GENERATED)\b/i.test(statement))
    )
  })
}
