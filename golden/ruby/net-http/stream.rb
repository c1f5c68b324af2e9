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
rest = ""
complete = false
Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request_post(uri.request_uri, body.to_json, headers) do |response|
    unless response.is_a?(Net::HTTPSuccess)
      abort "#{response.code} #{response.message}: #{response.read_body}"
    end
    response.read_body do |text|
      lines = (rest + text).split(/\r\n|\n|\r/, -1)
      rest = lines.pop.to_s
      lines.each do |line|
        next unless line.start_with?("data:")

        data = line.delete_prefix("data:").strip
        if data == "[DONE]"
          complete = true
          break
        end
        chunk = JSON.parse(data)
        abort "The stream broke off: #{chunk["error"].to_json}" if chunk["error"]
        chunk["choices"].each { |choice| print choice["delta"]["content"] }
      end
    end
  end
end
abort "The stream ended before it was complete." unless complete
puts
