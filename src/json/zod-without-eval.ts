/**
 * Tells zod that this page forbids `eval`, before its first schema is built: it would find out by trying (`new
 * Function`), which the Content-Security-Policy reports as an attack. Import it first in every entry for browsers from
 * which zod is loaded. It is set as zod reads it, so that pages without zod need not load it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
