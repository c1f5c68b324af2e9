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
  provider: z.enum(IDS).default('auto').describe('The provider to call; with `auto`, the router chooses.'),
  way: z
    .enum(WAYS)
    .optional()
    .describe(
      'How to call the provider: `routed` through the Hugging Face router, or `direct` with the provider’s API key; default: `routed` if the provider supports it.',
    ),
})

const CellSchema = z
  .object({
    ran: z.string().optional().describe('Date of the run, in UTC.'),
    reason: z
      .string()
      .optional()
      .describe('Why nothing ran, such as why there is no example, with a source if available.'),
    defect: z
      .object({
        program: z.string().describe('Name of the program in `programs` that shows the defect.'),
        source: z.object({
          address: z
            .string()
            .describe(
              'URL of a source for the correct behavior: documentation or a client package, published by the provider or by the vendor whose API it implements.',
            ),
          says: z.string().describe('What the source says, in our words.'),
        }),
      })
      .optional()
      .describe('The client’s defect, if that’s the reason.'),
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
        release: z.string().optional().describe('The package and release that ran; omitted if nothing ran.'),
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
      .describe('Minimal programs that show client defects. Our tests run them against a mock of the service.'),
    behaviours: z
      .array(
        z.object({
          id: z.string(),
          does: z.string().describe('What the service does.'),
          right: z.string().describe('What an example should do.'),
          seen: z.array(z.object({ who: z.string(), address: z.string() })).describe('Where the behavior was seen.'),
          passed: z
            .array(z.string())
            .describe('Clients with at least one example that handles it, such as `python/openai`.'),
          defects: z.array(z.object({ client: z.string(), problem: z.string(), program: z.string() })),
          open: z.array(z.string()).describe('Clients with at least one example that doesn’t handle it yet.'),
        }),
      )
      .describe('Unusual behavior of real services; the same list for every provider.'),
  })
  .openapi('Compatibility')

export function addCompatibility(api: Api): void {
  addOperation(api, {
    method: 'get',
    path: '/api/compatibility',
    id: 'getCompatibility',
    tag: 'Verification',
    summary: 'Get the clients, frameworks, and agents that work with a provider',
    description:
      'For each client and chat feature, returns the date on which the example ran, or why none ran; the same for each coding agent.',
    query: CompatibilityQuery,
    schema: CompatibilitySchema,
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { provider, way } = readQuery(context, CompatibilityQuery)
      const { ways = [] } = CHAT_PROVIDERS.find(({ id }) => id === provider) ?? {}
      const chosen = way ?? ways[0] ?? 'routed'
      if (!ways.includes(chosen)) {
        const detail = `${provider} can’t be called this way; use ${ways.join(' or ')}.`
        throw fieldProblem({ in: 'query', field: 'way', detail, validValues: [...ways] })
      }
      return sendCacheable(context, asJson({ ...compatibilityOf(provider, chosen), behaviours: BEHAVIOURS }))
    },
  })
}
