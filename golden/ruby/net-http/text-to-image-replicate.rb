require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json",
  "Prefer" => "wait"
}
body = {
  input: {
    prompt: "A lighthouse on a cliff at sunset, watercolor",
    num_inference_steps: 5
  }
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
job = "https://router.huggingface.co/replicate#{URI(result.dig("urls", "get")).path}"
until result["output"]
  abort "No output: #{result["error"]}" if %w[succeeded failed canceled aborted].include?(result["status"])
  sleep 1
  response = Net::HTTP.get_response(URI(job), headers)
  abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  result = JSON.parse(response.body)
end

# Some models return a list of URLs, others a single URL.
url = Array(result["output"]).first
abort "Unexpected file URL: #{url}" unless url.start_with?("https://")
file = URI(url).open
extensions = { "image/jpeg" => "jpg", "image/webp" => "webp" }
name = "image.#{extensions.fetch(file.content_type, "png")}"
File.binwrite(name, file.read)
puts "Saved #{name}"
