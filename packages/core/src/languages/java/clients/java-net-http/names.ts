import { classOf } from '../../names.ts'
import { code } from '../../writer.ts'

export { URI } from '../../names.ts'

const HTTP = 'java.net.http'
const JSON_LIBRARY = 'org.json'

export const BODY_HANDLERS = /* @__PURE__ */ classOf(`${HTTP}.HttpResponse`, 'BodyHandlers')
export const HTTP_CLIENT = /* @__PURE__ */ classOf(HTTP, 'HttpClient')
export const HTTP_REQUEST = /* @__PURE__ */ classOf(HTTP, 'HttpRequest')
export const BODY_PUBLISHERS = code`${HTTP_REQUEST}.BodyPublishers`
export const HTTP_RESPONSE = /* @__PURE__ */ classOf(HTTP, 'HttpResponse')
export const JSON_ARRAY = /* @__PURE__ */ classOf(JSON_LIBRARY, 'JSONArray')
export const JSON_OBJECT = /* @__PURE__ */ classOf(JSON_LIBRARY, 'JSONObject')
export const JSON_PARSER_CONFIGURATION = /* @__PURE__ */ classOf(JSON_LIBRARY, 'JSONParserConfiguration')
export const UUID = /* @__PURE__ */ classOf('java.util', 'UUID')
