import { join } from 'node:path'
import type { Site } from '@tessera/contract'
import { checkerVersion, engineVersion } from '@tessera/engine/documents'
import type { FastifyRequest } from 'fastify'
import { type AccountSettings, accountSettings } from './accounts/account-settings.ts'
import { accountsRoutes } from './accounts/accounts-routes.ts'
import { mailResetLink } from './accounts/email/reset-password.ts'
import { devMailRoute } from './accounts/mail/outbox.ts'
import { sendMailJob, smtpSender } from './accounts/mail/send-mail.ts'
import { presentUser } from './accounts/present-user.ts'
import { keepPromises } from './accounts/retention/keep-promises.ts'
import { accountOf, ownShare } from './accounts/sessions/account-session.ts'
import { networkOf } from './accounts/sessions/visit.ts'
import { createPasswords } from './accounts/sign-in/passwords.ts'
import { signInDoors } from './accounts/sign-in/sign-in-routes.ts'
import type { Config } from './config.ts'
import { createEnginePool } from './explanations/engine-pool.ts'
import { createExpectation } from './explanations/expect-questions.ts'
import { createExplainer } from './explanations/explainer.ts'
import { explanationsRoutes } from './explanations/explanations-routes.ts'
import { linksRoutes } from './explanations/links/links-routes.ts'
import { readRepository } from './explanations/links/read-repository.ts'
import { testLink } from './explanations/links/test-link.ts'
import { createModels } from './explanations/model/create-models.ts'
import { checkService } from './explanations/model/service-check.ts'
import { qaRoutes } from './explanations/qa-routes.ts'
import { handOverQuestions } from './explanations/qa-store.ts'
import { findSummary } from './explanations/summaries-store.ts'
import { modelsRoutes } from './models/models-routes.ts'
import { learnFacts } from './papers/facts/learn-facts.ts'
import { findFirstView } from './papers/first-view.ts'
import { type FetchTextDeps, fetchText, retryText } from './papers/full-text/fetch-text.ts'
import { textRoutes } from './papers/full-text/text-routes.ts'
import { type ImportDeps, importPaper } from './papers/import-paper.ts'
import { importRoutes } from './papers/import-routes.ts'
import { intelligenceRoutes } from './papers/intelligence/intelligence-routes.ts'
import { openLocalSearch } from './papers/local-search.ts'
import { createPaperReader } from './papers/paper-reader.ts'
import { papersRoutes } from './papers/papers-routes.ts'
import { handOverPapers } from './papers/papers-store.ts'
import { readPages } from './papers/read-pages.ts'
import { createPaperResolver } from './papers/resolve-paper.ts'
import { searchLocally } from './papers/search-papers.ts'
import { searchRoutes } from './papers/search-routes.ts'
import { importStarterLibrary } from './papers/starter-library.ts'
import type { Doors } from './platform/http/door.ts'
import { type AppServer, createHttpServer, type ServerOptions } from './platform/http/server.ts'
import { sessionOf, speaksForAccount } from './platform/http/session.ts'
import type { RenderPage } from './platform/http/web-pages.ts'
import type { Job } from './platform/jobs.ts'
import type { Platform } from './platform/platform.ts'
import { createSeal } from './platform/seal.ts'
import { readVersion } from './platform/version.ts'
import { pageRenderer } from './site/page-renderer.ts'
import { readPaintedPages } from './site/painted-pages.ts'
import { readPaperFrames } from './site/paper-frames.ts'
import { siteRoutes } from './site/site-routes.ts'
import { createSources, type SourcesOptions } from './sources/create-sources.ts'

/** What the features bring: routes for the web, jobs for the worker, pages, and what runs at the start. */
export interface Features {
  readonly routes: readonly ((app: AppServer) => void | Promise<void>)[]
  /** Each job with what it needs, already handed to it. */
  // biome-ignore lint/suspicious/noExplicitAny: jobs of any payload; each checks its own when it is run
  readonly jobs: readonly Job<any, undefined>[]
  readonly renderPage?: RenderPage
  /** Where requests are refused before anything is done for them. */
  readonly doors: Doors
  /** Who is counted apart from their address. */
  readonly ownShare: ServerOptions['ownShare']
  /** Runs once the server listens: the starter library, warm caches. */
  readonly start?: () => Promise<void>
  readonly stop?: () => Promise<void>
}

/** Who is one reader to a budget: an account, or else a network, since a browser's session costs nothing to begin anew. */
const readerOf = (request: FastifyRequest): string =>
  (speaksForAccount(request) ? sessionOf(request) : networkOf(request.ip)) ?? 'unknown'

/** Hands the platform to the features, and features to each other: the one place where they meet. */
export async function composeFeatures(
  platform: Platform,
  config: Config,
  sourcesOptions?: SourcesOptions,
  settings: AccountSettings = accountSettings,
): Promise<Features> {
  const { db, files, log, parseFile, expectFile } = platform
  const { publicUrl } = config
  const pool = createEnginePool()
  const models = createModels(config, platform, pool.run)
  const explainer = createExplainer({ db, run: pool.run, models })
  const search = await openLocalSearch(platform, log)
  const sources = createSources(config, readVersion(config.projectRoot), sourcesOptions)
  const { federation, isOn } = sources
  const resolvePaper = createPaperResolver(db, federation)
  const reader = createPaperReader({ db, resolvePaper, publicUrl })
  const importDeps: ImportDeps = {
    db,
    files,
    parseFile,
    explain: (paperId, document) => explainer.summarize({ paperId, document }),
  }
  const textDeps: FetchTextDeps = {
    ...importDeps,
    expectFile,
    federation,
    fetchFile: sources.fetchFile,
    arxivUrl: config.upstreams.arxiv,
    log,
  }
  const site = siteOf(config)
  const accounts = {
    db,
    settings,
    passwords: createPasswords(settings),
    seal: createSeal(config.dataDir, config.sessionSecret),
    sendsMail: config.smtpUrl !== undefined,
    publicUrl,
    handOver: async (tx: typeof db, from: string, to: string) => {
      await handOverPapers(tx, from, to)
      await handOverQuestions(tx, from, to)
    },
  }
  return {
    doors: signInDoors(accounts.passwords, config.publicUrl),
    ownShare: ownShare(accounts),
    routes: [
      accountsRoutes(accounts),
      devMailRoute({ ...accounts, production: config.production }),
      siteRoutes(site),
      searchRoutes({ db, search, federation }),
      papersRoutes({ db, files, resolvePaper, isOn, publicUrl }),
      intelligenceRoutes({ db, resolvePaper, surroundings: sources.surroundings }),
      modelsRoutes({ hub: sources.huggingFace }),
      textRoutes({ db, resolvePaper, isOn }),
      importRoutes({ db, files, importPaper, expectFile }),
      explanationsRoutes({ db, explainer, papers: reader, publicUrl, readerOf }),
      qaRoutes({
        db,
        explainer,
        papers: reader,
        readerOf,
        // A language model that is switched on answers them.
        expectQuestions: models ? () => {} : createExpectation(pool),
      }),
      linksRoutes({ db, papers: reader, ...sources }),
    ],
    jobs: [
      handed(importPaper, importDeps),
      handed(readPages, importDeps),
      handed(fetchText, textDeps),
      handed(retryText, textDeps),
      handed(learnFacts, { db, ...sources }),
      handed(testLink, { db, ...sources }),
      handed(readRepository, { db, ...sources }),
      handed(mailResetLink, accounts),
      handed(keepPromises, { ...accounts, files, log }),
      ...(config.smtpUrl === undefined
        ? []
        : [
            handed(sendMailJob, {
              ...accounts,
              sendMail: smtpSender(config.smtpUrl, config.contactEmail),
            }),
          ]),
    ],
    renderPage: pageRenderer({
      site,
      findMe: (request) => {
        const account = accountOf(request)
        return account && presentUser(account.user)
      },
      painted: readPaintedPages(join(config.projectRoot, 'web/dist')),
      paperFrames: readPaperFrames(join(config.projectRoot, 'web/dist')),
      search: (asked, viewer) =>
        searchLocally({ db, search, federation }, { ...asked, limit: 20 }, viewer),
      findPaper: (x, viewer, version) =>
        findFirstView({ db, resolvePaper, isOn, findSummary }, x, viewer, version),
    }),
    start: async () => {
      if (config.ai.model) void checkService(config.ai.model).then((it) => it && log.warn(it))
      const unread = await importStarterLibrary(
        { db, files, importPaper, log },
        join(config.projectRoot, 'library'),
      )
      log.info({ unread: unread.length }, 'the starter library is here')
    },
    stop: async () => {
      await search.close()
      await sources.close()
      await pool.close()
    },
  }
}

function siteOf(config: Config): Site {
  const { model } = config.ai
  return {
    operatorName: config.operatorName,
    contactEmail: config.contactEmail,
    publicUrl: config.publicUrl,
    engine: config.ai.engine,
    engineVersion,
    checkerVersion,
    languageModel: model && {
      name: model.model,
      host: new URL(model.baseUrl).host,
      privatePapers: model.privatePapers,
    },
    billing: config.billing,
    version: readVersion(config.projectRoot),
  }
}

/** A job with what it needs, so that a worker can run it without knowing. */
function handed<Payload, Deps>(job: Job<Payload, Deps>, deps: Deps): Job<Payload, undefined> {
  const { onGivenUp } = job
  return {
    ...job,
    run: (payload, _none, context) => job.run(payload, deps, context),
    ...(onGivenUp && { onGivenUp: (payload, _none, error) => onGivenUp(payload, deps, error) }),
  } as Job<Payload, undefined>
}

/** The HTTP side: platform and features in one server that does not listen yet. */
export function createApp(
  platform: Platform,
  config: Config,
  features: Features,
  {
    isDraining = () => false,
    mostLagMs,
    mostMemoryBytes,
  }: { readonly isDraining?: () => boolean } & Pick<
    ServerOptions,
    'mostLagMs' | 'mostMemoryBytes'
  > = {},
): Promise<AppServer> {
  return createHttpServer({
    log: platform.log,
    host: config.host,
    publicUrl: config.publicUrl,
    publicUrlGiven: config.publicUrlGiven,
    trustedProxies: config.trustedProxies,
    webFolder: join(config.projectRoot, 'web/dist'),
    version: readVersion(config.projectRoot),
    health: {
      database: async () => (await platform.sql`select 1`).length === 1,
      draining: isDraining,
    },
    routes: features.routes,
    doors: features.doors,
    ownShare: features.ownShare,
    mostLagMs,
    mostMemoryBytes,
    ...(features.renderPage && { renderPage: features.renderPage }),
  })
}
