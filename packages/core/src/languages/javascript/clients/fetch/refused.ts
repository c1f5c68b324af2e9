import { code } from '../../writer.ts'

/** Ends the program with what the service said of the request that it refused. */
export const REFUSED = code`throw new Error(\`\${response.status} \${response.statusText}: \${await response.text()}\`);`
