import { escapeIdentifier, escapeLiteral, type Client } from 'pg'
import { sqlStateOf } from './errors.ts'

/** Settings of a session that PostgreSQL keeps for a role, because a pooler in transaction mode passes none on. */
export type RoleSettings = Record<string, string>

/** What protects the server from statements and transactions that hang, and what our queries are made for. */
export function roleSettings({
  deadlineMs,
  idleInTransactionMs,
}: {
  deadlineMs: number
  idleInTransactionMs: number
}): RoleSettings {
  return {
    statement_timeout: `${deadlineMs}ms`,
    idle_in_transaction_session_timeout: `${idleInTransactionMs}ms`,
    TimeZone: 'UTC',
    jit: 'off',
    random_page_cost: '1.1',
  }
}

/**
 * Stores the settings for a role in the present database if it has other ones. Ignores that this user may not: what
 * is missing is then found by `findMissingSettings`.
 */
export async function storeRoleSettings(client: Client, role: string, settings: RoleSettings): Promise<void> {
  const { rows } = await client.query<{ database: string; stored: string[] | null }>(
    `SELECT datname AS database, setconfig AS stored
      FROM pg_database LEFT JOIN pg_db_role_setting
        ON setdatabase = pg_database.oid AND setrole = (SELECT oid FROM pg_roles WHERE rolname = $1)
      WHERE datname = current_database()`,
    [role],
  )
  const { database = '', stored = null } = rows[0] ?? {}
  try {
    for (const [name, value] of Object.entries(settings))
      if (!stored?.includes(`${name}=${value}`))
        await client.query(alterRole({ role, database, name, value }))
  } catch (error) {
    if (sqlStateOf(error) !== '42501') throw error
  }
}

/**
 * The statements that give sessions of the pooler the settings; empty when they have them. Also those that began
 * before the settings were stored lack them.
 */
export async function findMissingSettings(client: Client, settings: RoleSettings): Promise<string[]> {
  const { rows } = await client.query<RoleSetting>(
    `SELECT name, value, current_user AS role, current_database() AS database
      FROM jsonb_each_text($1::jsonb) AS wanted (name, value)
      WHERE CASE name
        WHEN 'TimeZone' THEN current_setting(name) NOT IN ('UTC', 'Etc/UTC', 'GMT')
        WHEN 'jit' THEN current_setting(name) <> value
        WHEN 'random_page_cost' THEN current_setting(name) <> value
        ELSE current_setting(name)::interval <> value::interval
      END`,
    [JSON.stringify(settings)],
  )
  return rows.map(alterRole)
}

type RoleSetting = { role: string; database: string; name: string; value: string }

function alterRole({ role, database, name, value }: RoleSetting): string {
  const where = `${escapeIdentifier(role)} IN DATABASE ${escapeIdentifier(database)}`
  return `ALTER ROLE ${where} SET ${name} = ${escapeLiteral(value)}`
}
