require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/together/v2/videos")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { model: "acme/demo", prompt: "A paper boat drifts down a stream in the rain" }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
job = "https://router.huggingface.co/together/v2/videos/#{result["id"]}"
until %w[completed failed cancelled].include?(result["status"])
  sleep 2
  response = Net::HTTP.get_response(URI(job), headers)
  abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  result = JSON.parse(response.body)
end
abort "The job failed: #{response.body}" unless result["status"] == "completed"

url = result.dig("outputs", "video_url")
abort "Unexpected file URL: #{url}" unless url.start_with?("https://")
File.binwrite("video.mp4", URI(url).read)
puts "Saved video.mp4"
