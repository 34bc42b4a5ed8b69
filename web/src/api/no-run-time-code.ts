// zod would compile its checks with `new Function`, which the page's security policy forbids and reports.
// It reads this setting when its first schema is made, so it must be in place before any schema loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
