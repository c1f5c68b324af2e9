import type { PythonImport } from '../../writer.ts'

export const REQUESTS: PythonImport = { module: 'requests' }

/** Ends the program with what the service said of the request that it refused. */
export const REFUSED = 'raise SystemExit(f"{response.status_code} {response.reason}: {response.text}")'
