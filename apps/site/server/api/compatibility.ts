import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@model-snippets/core'
import { BEHAVIOURS } from '../../app/domain/compatibility/behaviours.generated.ts'
import { CHAT_PROVIDERS, compatibilityOf } from '../../app/domain/compatibility/compatibility.server.ts'
import { FEATURES, WAYS } from '../../app/domain/compatibility/features.ts'
import { asJson, JSON_TYPE, negotiatedType, sendCacheable } from './answer.ts'
import { type Api, addOperation } from './operation.ts'
import { fieldProblem } from './problem.ts'
import { readQuery } from './read-request.ts'

const IDS = CHAT_PROVIDERS.map(({ id }) => id) as [string, ...string[]]

const CompatibilityQuery = z.strictObject({
  provider: z.enum(IDS).default('auto').describe('Whom the chats are asked of; auto is the router’s own choice.'),
  way: z
    .enum(WAYS)
    .optional()
    .describe('Through the hub’s router, or with a key of the provider. Without it, the first that the provider has.'),
})

const CellSchema = z
  .object({
    ran: z.string().optional().describe('The day on which its example ran, in UTC.'),
    reason: z.string().optional().describe('Why there is none, with the source where somebody says so.'),
    defect: z
      .object({
        program: z.string().describe('The name of the program that shows it, one of `programs`.'),
        source: z.object({
          address: z.string().describe('Who says how it ought to be: the provider, or the interface that it follows.'),
          says: z.string().describe('What is said there, in our words.'),
        }),
      })
      .optional()
      .describe('Set where the client breaks something, and for nothing else that has no example.'),
  })
  .openapi('CompatibilityCell')

const CompatibilitySchema = z
  .object({
    provider: z.string(),
    way: z.enum(WAYS),
    clients: z.array(
      z.object({
        language: z.enum(LANGUAGES),
        client: z.string(),
        label: z.string(),
        isFramework: z.boolean(),
        release: z.string().optional().describe('The package and release that ran; absent where nothing did.'),
        runtime: z.string().optional(),
        features: z.object(
          Object.fromEntries(FEATURES.map((feature) => [feature, CellSchema])) as Record<
            (typeof FEATURES)[number],
            typeof CellSchema
          >,
        ),
      }),
    ),
    agents: z.array(
      z.object({
        agent: z.string(),
        label: z.string(),
        docsUrl: z.string(),
        release: z.string().optional(),
        session: CellSchema,
      }),
    ),
    programs: z
      .array(z.object({ name: z.string(), text: z.string() }))
      .describe(
        'The least programs that show what clients break. The tests run them against a stand-in of the service.',
      ),
    behaviours: z
      .array(
        z.object({
          id: z.string(),
          does: z.string().describe('What the service does.'),
          right: z.string().describe('What an example should do.'),
          seen: z.array(z.object({ who: z.string(), address: z.string() })).describe('Where it was seen.'),
          passed: z.array(z.string()).describe('Clients whose examples get it right, such as python/openai.'),
          defects: z.array(z.object({ client: z.string(), problem: z.string(), program: z.string() })),
          open: z.array(z.string()).describe('Clients some of whose examples are not right yet.'),
        }),
      )
      .describe('What real services do beyond their documentation, the same for every provider.'),
  })
  .openapi('Compatibility')

export function addCompatibility(api: Api): void {
  addOperation(api, {
    method: 'get',
    path: '/api/compatibility',
    id: 'getCompatibility',
    tag: 'Verification',
    summary: 'Say which client, framework and agent ran with a provider',
    description:
      'For each feature of a chat the day on which its example ran, or the reason why there is none. Read out of the record of runs.',
    query: CompatibilityQuery,
    schema: CompatibilitySchema,
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { provider, way } = readQuery(context, CompatibilityQuery)
      const { ways = [] } = CHAT_PROVIDERS.find(({ id }) => id === provider) ?? {}
      const chosen = way ?? ways[0] ?? 'routed'
      if (!ways.includes(chosen)) {
        const detail = `${provider} is not called so; it is called ${ways.join(' or ')}.`
        throw fieldProblem({ in: 'query', field: 'way', detail, validValues: [...ways] })
      }
      return sendCacheable(context, asJson({ ...compatibilityOf(provider, chosen), behaviours: BEHAVIOURS }))
    },
  })
}
