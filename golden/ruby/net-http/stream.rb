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
Net::HTTP.start(uri.host, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request_post(uri.request_uri, body.to_json, headers) do |response|
    abort "#{response.code}: #{response.read_body}" unless response.is_a?(Net::HTTPSuccess)

    rest = ""
    response.read_body do |text|
      # The last line may be cut: what is left of it comes next.
      *lines, rest = (rest + text).split("\n", -1)
      lines.grep(/^data: ?{/) do |line|
        chunk = JSON.parse(line.delete_prefix("data:"))
        abort chunk["error"].to_json if chunk["error"]
        print chunk.dig("choices", 0, "delta", "content")
      end
    end
  end
end
puts
