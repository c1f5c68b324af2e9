import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('models', 'routes/models.ts'),
  route('models.json', 'routes/models-json.ts'),
  route('palette.json', 'routes/palette-json.ts'),
  route('models/:owner/:name?', 'routes/model.tsx'),
  route('models/:owner/:name/run-locally', 'routes/model-local.tsx'),
  route('models/:owner/:name/coding-agents', 'routes/model-agents.tsx'),
  route('agents', 'routes/agents.tsx'),
  route('errors', 'routes/errors.tsx'),
  route('compatibility', 'routes/compatibility.tsx'),
  route('api', 'routes/api-reference.tsx'),
  route('tasks', 'routes/tasks.tsx'),
  route('tasks/:task', 'routes/task.tsx'),
  route('libraries', 'routes/libraries.tsx'),
  route('libraries/:key', 'routes/library.tsx'),
  route('theme', 'routes/theme.ts'),
  route('locale', 'routes/locale.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
