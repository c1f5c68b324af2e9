require "json"
require "net/http"

uri = URI("https://router.huggingface.co/v1/chat/completions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = {
  model: "openai/gpt-oss-120b:together",
  messages: [{ role: "user", content: "Why is the sky blue? Answer in one sentence." }],
  stream: true
}

$stdout.sync = true
Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request_post(uri.request_uri, body.to_json, headers) do |response|
    abort "#{response.code}: #{response.read_body}" unless response.is_a?(Net::HTTPSuccess)

    buffer = ""
    response.read_body do |text|
      # A read may end within a line: keep the rest for the next one.
      *lines, buffer = "#{buffer}#{text}".split(/\r\n?|\n/, -1)
      # A stream may begin with a byte order mark, and ends with [DONE].
      lines.filter_map { |line| JSON.parse($1) if line =~ /\A[^\w:]*data: *([^ \[].*)/ }.each do |chunk|
        abort "The stream broke off: #{chunk.to_json}" if chunk["error"] || chunk["message"]
        print chunk.dig("choices", 0, "delta", "content")
      end
      break if lines.any?(/\Adata: *\[DONE/)
    end
    # Some services keep the connection open after the end.
    break
  end
end
puts
