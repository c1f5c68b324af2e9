import { COMPLETION_PARAMETERS, completionsRoute, undocumentedCompletions } from '../openai-compatible.ts'
import { chatRoute, lacking, type Provider } from '../provider.ts'

export const ovhcloud: Provider = {
  id: 'ovhcloud',
  label: 'OVHcloud AI Endpoints',
  baseUrl: 'https://oai.endpoints.kepler.ai.cloud.ovh.net',
  keyUrl: 'https://endpoints.ai.cloud.ovh.net',
  // Of https://www.ovhcloud.com/en-in/public-cloud/ai-endpoints/catalog/gpt-oss-20b.
  vendorKeyVariable: 'OVH_AI_ENDPOINTS_ACCESS_TOKEN',
  routes: {
    conversational: chatRoute(
      '/v1/chat/completions',
      lacking('https://demo-poc-doc.ovh.eliqs.dev/api/completion', 'n'),
      {
        fileParts: { takes: ['input_audio'], source: 'https://demo-poc-doc.ovh.eliqs.dev/api/completion' },
      },
    ),
    'text-generation': {
      ...completionsRoute('/v1', COMPLETION_PARAMETERS),
      ...undocumentedCompletions('OVHcloud AI Endpoints', 'https://demo-poc-doc.ovh.eliqs.dev/api/completion'),
    },
  },
  chatApis: {
    responses: {
      path: '/v1/responses',
      source: {
        address:
          'https://github.com/ovh/docs/blob/develop/pages/public_cloud/ai_machine_learning/endpoints_guide_09_responses_api/guide.en-gb.md',
        read: '2026-11-22',
      },
      hostedTools: {
        types: [],
        others: 'rejected',
        source: {
          address:
            'https://github.com/ovh/docs/blob/develop/pages/public_cloud/ai_machine_learning/endpoints_guide_09_responses_api/guide.en-gb.md#built-in-tools',
          read: '2026-11-30',
        },
      },
      always: { store: false },
      spellsAsChat: true,
    },
  },
}
