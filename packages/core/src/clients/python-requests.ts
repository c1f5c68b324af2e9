import type { ClientRecord } from './client.ts'

export const pythonRequests: ClientRecord = {
  language: 'python',
  id: 'requests',
  place: 4,
  install: 'pip install requests~=2.34',
}
