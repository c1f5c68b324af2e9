require "json"
require "net/http"

def check(response)
  return response if response.is_a?(Net::HTTPSuccess)

  abort "#{response.code} #{response.message}: #{response.body}"
end

# Follows redirects, and none that leads to anything but https.
def download(url, redirects = 5)
  uri = URI(url.gsub(/[\[\]]/, "[" => "%5B", "]" => "%5D"))
  response = Net::HTTP.get_response(uri)
  return check(response) unless response.is_a?(Net::HTTPRedirection)

  location = URI.join(uri, response["Location"].to_s)
  abort "#{uri} leads to #{location}" if redirects.zero? || location.scheme != "https"
  download(location.to_s, redirects - 1)
end

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
check(response)

result = JSON.parse(response.body)
job = result.dig("data", "urls", "get").to_s[%r{\Ahttps?://[^/]+(/[^/?#][^?#]*)}, 1]
abort "The answer holds no result: #{response.body}" unless job

status = nil
300.times do
  sleep 2
  uri = URI("https://router.huggingface.co/wavespeed#{job}")
  response = check(Net::HTTP.get_response(uri, headers))
  result = JSON.parse(response.body)
  status = result.dig("data", "status")
  break if status == "completed"
  abort "The job failed: #{response.body}" if ["failed", "cancelled", "timeout", "deleted"].include?(status)
end
abort "The job did not finish within 10 minutes." unless status == "completed"

url = result.dig("data", "outputs", 0)
abort "The answer holds no result: #{response.body}" unless url.to_s.start_with?("https://")

file = download(url)
endings = { "image/jpeg" => "jpg", "image/webp" => "webp" }
name = "image.#{endings.fetch(file.content_type, "png")}"
File.binwrite(name, file.body)
puts "Saved #{name}"
