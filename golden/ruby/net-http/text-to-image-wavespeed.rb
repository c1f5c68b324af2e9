require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/wavespeed/api/v3/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = {
  prompt: "A lighthouse on a cliff at sunset, watercolor",
  num_inference_steps: 5
}

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
job = "https://router.huggingface.co/wavespeed#{URI(result.dig("data", "urls", "get")).path}"
until %w[completed failed cancelled timeout deleted].include?(result.dig("data", "status"))
  sleep 2
  response = Net::HTTP.get_response(URI(job), headers)
  abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  result = JSON.parse(response.body)
end
abort "The job failed: #{response.body}" unless result.dig("data", "status") == "completed"

url = result.dig("data", "outputs", 0)
abort "Unexpected file URL: #{url}" unless url.start_with?("https://")
file = URI(url).open
extensions = { "image/jpeg" => "jpg", "image/webp" => "webp" }
name = "image.#{extensions.fetch(file.content_type, "png")}"
File.binwrite(name, file.read)
puts "Saved #{name}"
