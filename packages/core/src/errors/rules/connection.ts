import { exactly, joined, phrases, type Rule } from './rule.ts'

const HERE = ['localhost', '127 0 0 1', 'host docker internal']

/** No connection was made: messages of systems, languages, and clients about names, ports, and certificates. */
export const CONNECTION: readonly Rule[] = [
  // A request that a proxy rejects never reaches the service, so the proxy's statuses aren't the service's.
  {
    cause: 'no-connection',
    any: phrases(`
      proxy authentication required | tunnel connection failed | connect tunnel failed
      tunneling socket could not be established | ProxyError | proxyconnect | proxy after connect
      unable to connect to proxy | proxy connection failed
    `),
    unless: ['certificate verify failed', 'self signed'],
  },
  {
    cause: 'certificate',
    any: [
      ...phrases(`
        certificate verify failed | failed to verify certificate | tls failed to verify | SSLCertVerificationError
        self signed | local issuer certificate | issuer cert | UNABLE_TO_VERIFY_LEAF_SIGNATURE
        unable to verify * certificate | cert has expired | ssl certificate problem | CA certificate bundle
        PKIX path | valid certification path | certification path not found | UnknownIssuer | unknown issuer
        not have a known issuer | unknown ca | unknown certificate authority | cert authority invalid
        cert altname invalid | not match certificate | remote certificate * rejected | remote certificate … invalid
        cURL error 60 | trust relationship for ssl
      `),
      ...exactly('x509: ', 'curl: (60)'),
      'no subject alternative',
      'no name matching',
      'bad certificate',
      'CertificateError',
      ...joined(
        ['certificate'],
        phrases(`
          verification failed | validation failed | expired | invalid | not valid | not trusted | untrusted
          signed by unknown | for server invalid | chain … not trusted | … not trusted
        `),
      ),
      ...joined(['invalid', 'untrusted', 'expired'], ['* certificate']),
    ],
    unless: ['remote host terminated handshake', 'remote host closed connection during handshake'],
  },
  {
    cause: 'certificate',
    any: ['ssl connection could not be established'],
    also: ['certificate'],
    unless: ['forcibly closed', 'unexpected eof', 'timed out', 'corrupted frame'],
  },
  {
    cause: 'no-host',
    any: [
      ...phrases(`
        ENOTFOUND | getaddrinfo | gaierror | could not resolve host | could not resolve hostname
        failed to resolve host | host could not be resolved | resolving host | remote name could not be resolved
        name or service not known | name resolution | nodename nor servname | address associated with hostname
        NameResolutionError | unable to find the server | UnknownHostException | UnresolvedAddressException
        lookup address information | php network getaddresses | ERR_NAME_NOT_RESOLVED | server misbehaving | dns error
        dns resolution | dns lookup | dns server | domain name not found | cURL error 6 | failed host lookup
        lookup timed out | unknown host | host not found | hostname not found | bad hostname | no such host
        no address associated | server with specified hostname
      `),
      ...exactly('curl: (6)', "failed to resolve '"),
    ],
  },
  // Also covers a name server that doesn't respond.
  {
    cause: 'no-host',
    any: ['dial tcp lookup'],
    unless: ['o timeout', 'too many open files'],
  },
  {
    cause: 'connection-refused',
    any: [
      ...phrases(`
        ECONNREFUSED | ConnectionRefusedError | ConnectionRefused | connection refused | connect refused
        connection was refused | refused to connect | refused connection | refused network connection
        actively refused | all connection attempts failed | no connection could be made because | errno 111
        os error 111 | WinError 10061
      `),
      ...exactly('is ollama running?'),
      ...joined(['ensure', 'ensure that', 'make sure', 'check', 'check if', 'check that'], ['ollama running']),
      'could not connect to * ollama',
      'failed to connect to * ollama',
      'is computer able to access',
      ...exactly(
        "couldn't connect to server",
        'could not connect to the server',
        '目标计算机积极拒绝',
        'zielcomputer die verbindung verweigerte',
        'connexion refusée',
        '拒绝连接',
      ),
    ],
  },
  {
    cause: 'connection-refused',
    any: [
      'cURL error 7',
      ...exactly('curl: (7)'),
      ...joined(
        ['failed to connect', 'connect call failed'],
        HERE.map((host) => `* ${host}`),
      ),
    ],
    unless: ['timed out', 'timeout', 'unreachable', 'no route host'],
  },
  { cause: 'connection-refused', any: ['java net ConnectException'], also: ['ClosedChannelException'] },
]

/** The response didn't arrive, or broke off: messages of clients that waited for one. */
export const ANSWER: readonly Rule[] = [
  {
    cause: 'timeout',
    any: [
      ...phrases(`
        timed out | time out | ETIMEDOUT | ESOCKETTIMEDOUT | UND_ERR_HEADERS_TIMEOUT | headers timeout | body timeout
        connect timeout | idle timeout | deadline of * exceeded | connection timeout | read timeout | write timeout
        pool timeout | socket timeout | handshake timeout | request timeout | operation timeout | stream timeout
        network timeout | response timeout | receive timeout | TimeoutException | TimeoutError
        SocketTimeoutException | InterruptedIOException timeout | o timeout | deadline exceeded | deadline expired
        DEADLINE_EXCEEDED | aborted due to timeout | timeout awaiting | timeout waiting | timeout during
        canceled timeout | no response * within | not respond * within | timeout has expired | timeout expired
        timeout exceeded | timeout * exceeded | exceeded * timeout | timeout of * ms exceeded | timeout after
        timeout * elapsed | litellm timeout | litellm exceptions timeout | openai error timeout | took too long
        execution expired | HttpClient Timeout | not observe any item or terminal signal | cURL error 28
        timeout period of | waited * long
      `),
      ...exactly('curl: (28)', '连接方在一段时间后没有正确答复', '请求超时'),
    ],
    unless: ['invalid timeout', 'timeout must'],
  },
  { cause: 'timeout', any: ['took longer than'], also: ['aborted', 'timeout'] },
  {
    cause: 'connection-lost',
    any: ['error decoding response body', 'error reading a body from connection'],
    also: ['transport', 'stream', 'connection', 'incomplete', 'unexpected eof', 'closed'],
    unless: ['stream decode error', ...exactly(' at line ')],
  },
  {
    cause: 'connection-lost',
    any: [
      ...phrases(`
        ECONNRESET | EPIPE | ECONNABORTED | UND_ERR_SOCKET | socket hang up | other side closed | connection reset
        ConnectionResetError | connection aborted | connection was aborted | connection closed | connection was closed
        connection lost | connection was lost | connection terminated | connection dropped | connection broken
        connection interrupted | closed connection | connection * closed by | connection * reset by
        connection * forcibly closed | forcibly closed | network connection lost | socket closed | socket * closed
        socket connection was closed | broken pipe | BrokenResourceError | server disconnected
        ServerDisconnectedError | remote end closed | RemoteDisconnected | NoHttpResponseException
        RemoteProtocolError | ClientPayloadError | payload not completed | TransferEncodingError | IncompleteRead
        incomplete read | incomplete chunked read | IncompleteMessage | incomplete message
        incomplete chunked encoding | complete message body | content length * not match response body length
        InvalidChunkLength | ChunkedEncodingError | ended prematurely | prematurely closed | premature close
        premature end | outstanding read data | unexpected eof | unexpected end of file | unexpected end of stream
        eof reached while reading | EOFException | eof occurred in violation | tls handshake eof
        header parser received no bytes | end of file reached | before secure tls connection | before full header
        remote host terminated handshake | handshake … connection closed | stream disconnected before completion
        stream closed before | StreamClosedError | transfer closed | stream has been aborted
        invalid response body … aborted | server aborted | stream finished without | stream ended without
        stream ended before | stream ended unexpectedly | stream error stream id | stream was reset | http 2 stream
        TypeError terminated | httpx ReadError | httpcore ReadError | httpx WriteError | empty reply from server
        no data received | error reading from socket
      `),
      ...joined(['curl error', 'cURL error'], ['18', '52', '56', '92']),
      ...exactly(
        'curl: (18)',
        'curl: (52)',
        'curl: (56)',
        '": eof',
        'err_connection_reset',
        'err_connection_closed',
        '远程主机强迫关闭',
        'error: terminated',
        ': stream closed',
        'eoferror (eoferror)',
      ),
    ],
    // Source code may also end too early.
    unless: ['while parsing', 'syntax error'],
  },
  // After the time in Go's log: usually, a line of a stream. Without the time, any empty response is called that.
  {
    cause: 'connection-lost',
    unanswered: true,
    any: exactly(...[...'0123456789'].map((digit) => `${digit} unexpected end of json input`)),
  },
]

/** Messages of clients about every call without a response, whatever the reason. */
export const UNREACHED: readonly Rule[] = [
  // The URL starts with https, but the server doesn't encrypt.
  {
    cause: 'no-connection',
    unanswered: true,
    any: phrases(`
      wrong version number | not SSL TLS record | first record not look like tls handshake | server speak tls
      packet length too long | record layer failure | ssl connect error | http response to https client
      unrecognized ssl message | corrupt message type invalid content type | InvalidContentType
      SSLHandshakeException | ssl connection could not be established
    `),
  },
  {
    cause: 'no-connection',
    unanswered: true,
    any: [
      ...phrases(`
        APIConnectionError | fetch failed | failed to fetch | network request failed | error sending request url
        WebClientRequestException
      `),
      ...exactly(
        '- connection error.',
        ': connection error.',
        'networkerror when attempting to fetch',
        'api connection error from openai api: ',
      ),
    ],
  },
  {
    cause: 'no-connection',
    unanswered: true,
    any: exactly('connection error.', 'network error'),
    also: ['openai', 'axios', 'api', 'AxiosError'],
  },
]
