export { EDITORS, type EditorSetup } from './editors.ts'
export { createMcpHandler, type McpHandlerOptions } from './http.ts'
export { createMcpServer, MCP_TOOLS } from './server.ts'
