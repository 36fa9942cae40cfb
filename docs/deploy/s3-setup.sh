#!/bin/sh
# Creates what CloudFront needs once, before the first upload: the response headers policies and the function that
# redirects to clean addresses. docs/deploy.md says what to attach them to.
#   sh docs/deploy/s3-setup.sh
set -eu

for name in pages pictures data; do
  aws cloudfront create-response-headers-policy \
    --response-headers-policy-config "file://docs/deploy/cloudfront-$name.json"
done
aws cloudfront create-function --name edgewater --function-code fileb://docs/deploy/cloudfront-function.js \
  --function-config Comment=clean-addresses,Runtime=cloudfront-js-2.0
