require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { prompt: "A paper boat drifts down a stream in the rain" }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
job = "https://router.huggingface.co/fal-ai#{URI(result["response_url"]).path}"
until result["status"] == "COMPLETED"
  sleep 1
  response = Net::HTTP.get_response(URI("#{job}/status?_subdomain=queue"), headers)
  abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  result = JSON.parse(response.body)
end

response = Net::HTTP.get_response(URI("#{job}?_subdomain=queue"), headers)
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
result = JSON.parse(response.body)
url = result.dig("video", "url")
abort "Unexpected file URL: #{url}" unless url.start_with?("https://")
File.binwrite("video.mp4", URI(url).read)
puts "Saved video.mp4"
