export * from './accounts.ts'
export * from './ingestion.ts'
export * from './papers.ts'
export * from './searching.ts'
