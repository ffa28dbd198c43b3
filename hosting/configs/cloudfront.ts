import { collectionRoutes, pages } from '../../app/addresses.ts'
import { languages } from '../../app/content/languages.ts'
import { cacheControl, immutablePrefixes, notFoundFiles, securityHeaders } from '../rules.ts'
import { escapeSlashes, headers, hiddenFiles, notice } from './shared.ts'

const builtNotice = 'Written by `npm run build` from hosting/rules.ts and the content. Do not edit.'

/**
 * The CloudFront function that maps an address to the name of a file. It cannot list the files, so it contains the
 * ids that have one, once for all languages: a function may have 10 kB.
 */
export function cloudfrontFunction() {
  const routes = collectionRoutes.map(({ route }) => route.slice(1))
  const known = pages
    .map(({ path }) => path)
    .filter((path) => collectionRoutes.some(({ route }) => path.startsWith(`${route}/`)))
  const examples = collectionRoutes.map(({ route, page }) => [route.slice(1), page])
  // Every address begins with the empty one, so it comes last.
  const prefixes = languages.map(({ prefix }) => prefix).sort((a, b) => b.length - a.length)
  return `// ${builtNotice}

var prefixes = ${JSON.stringify(prefixes)}
var id = /^\\/(?:${routes.join('|')})\\/[^/]+$/
var hidden = /${escapeSlashes(hiddenFiles)}/
var known = ${JSON.stringify(known)}
var examples = ${JSON.stringify(Object.fromEntries(examples))}

function handler(event) {
  var request = event.request
  var uri = request.uri

  // An address has no slash at its end.
  if (uri !== '/' && uri.endsWith('/') && !uri.startsWith('//')) {
    var pairs = Object.keys(request.querystring).map(function (name) {
      return name + '=' + request.querystring[name].value
    })
    var query = pairs.length > 0 ? '?' + pairs.join('&') : ''
    return { statusCode: 308, statusDescription: 'Permanent Redirect', headers: { location: { value: uri.slice(0, -1) + query } } }
  }
  // The ids are the same in every language.
  var prefix = prefixes.find(function (one) {
    return uri.startsWith(one + '/')
  })
  var page = uri.slice(prefix.length)
  if (hidden.test(uri)) request.uri = '/no-such-file'
  else if (uri === '/') request.uri = '/index.html'
  else if (id.test(page) && !known.includes(page)) request.uri = prefix + examples[page.split('/')[1]] + '/index.html'
  else if (id.test(page) || !/\\.[a-z0-9]+$/.test(uri)) request.uri = uri + '/index.html'
  return request
}
`
}

/** A CloudFormation template: a private bucket, and CloudFront in front of it. */
export function cloudfrontTemplate() {
  const dedicated = [
    'Content-Security-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ]
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: builtNotice,
    Parameters: {
      DomainName: { Type: 'String', Default: 'ikosim.studio' },
      CertificateArn: {
        Type: 'String',
        Description: 'Of a certificate for the domain in us-east-1.',
      },
    },
    Resources: {
      Bucket: {
        Type: 'AWS::S3::Bucket',
        Properties: {
          PublicAccessBlockConfiguration: {
            BlockPublicAcls: true,
            BlockPublicPolicy: true,
            IgnorePublicAcls: true,
            RestrictPublicBuckets: true,
          },
          // Allows a rollback to the previous build.
          VersioningConfiguration: { Status: 'Enabled' },
        },
      },
      BucketPolicy: {
        Type: 'AWS::S3::BucketPolicy',
        Properties: {
          Bucket: { Ref: 'Bucket' },
          PolicyDocument: {
            Version: '2012-10-17',
            Statement: [
              {
                Effect: 'Allow',
                Principal: { Service: 'cloudfront.amazonaws.com' },
                // Without permission to list, a missing file would be a 403.
                Action: ['s3:GetObject', 's3:ListBucket'],
                Resource: [
                  { 'Fn::GetAtt': ['Bucket', 'Arn'] },
                  { 'Fn::Join': ['/', [{ 'Fn::GetAtt': ['Bucket', 'Arn'] }, '*']] },
                ],
                Condition: {
                  StringEquals: {
                    'AWS:SourceArn': {
                      'Fn::Join': [
                        '',
                        [
                          'arn:aws:cloudfront::',
                          { Ref: 'AWS::AccountId' },
                          ':distribution/',
                          { Ref: 'Distribution' },
                        ],
                      ],
                    },
                  },
                },
              },
            ],
          },
        },
      },
      AccessControl: {
        Type: 'AWS::CloudFront::OriginAccessControl',
        Properties: {
          OriginAccessControlConfig: {
            Name: { Ref: 'AWS::StackName' },
            OriginAccessControlOriginType: 's3',
            SigningBehavior: 'always',
            SigningProtocol: 'sigv4',
          },
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            Name: { Ref: 'AWS::StackName' },
            SecurityHeadersConfig: {
              ContentSecurityPolicy: {
                ContentSecurityPolicy: securityHeaders['Content-Security-Policy'],
                Override: true,
              },
              ContentTypeOptions: { Override: true },
              FrameOptions: { FrameOption: securityHeaders['X-Frame-Options'], Override: true },
              ReferrerPolicy: {
                ReferrerPolicy: securityHeaders['Referrer-Policy'],
                Override: true,
              },
              StrictTransportSecurity: {
                AccessControlMaxAgeSec: 63_072_000,
                IncludeSubdomains: true,
                Override: true,
              },
            },
            CustomHeadersConfig: {
              Items: headers
                .filter(([name]) => !dedicated.includes(name))
                .map(([Header, Value]) => ({ Header, Value, Override: true })),
            },
          },
        },
      },
      Addresses: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: { Ref: 'AWS::StackName' },
          AutoPublish: true,
          FunctionConfig: { Comment: builtNotice, Runtime: 'cloudfront-js-2.0' },
          FunctionCode: cloudfrontFunction(),
        },
      },
      Distribution: {
        Type: 'AWS::CloudFront::Distribution',
        Properties: {
          DistributionConfig: {
            Enabled: true,
            HttpVersion: 'http2and3',
            Aliases: [{ Ref: 'DomainName' }],
            ViewerCertificate: {
              AcmCertificateArn: { Ref: 'CertificateArn' },
              MinimumProtocolVersion: 'TLSv1.2_2021',
              SslSupportMethod: 'sni-only',
            },
            Origins: [
              {
                Id: 'bucket',
                DomainName: { 'Fn::GetAtt': ['Bucket', 'RegionalDomainName'] },
                OriginAccessControlId: { Ref: 'AccessControl' },
                S3OriginConfig: { OriginAccessIdentity: '' },
              },
            ],
            DefaultCacheBehavior: {
              TargetOriginId: 'bucket',
              ViewerProtocolPolicy: 'redirect-to-https',
              AllowedMethods: ['GET', 'HEAD'],
              Compress: true,
              // AWS's managed policy CachingOptimized: follows Cache-Control, caches br and gzip separately.
              CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
              ResponseHeadersPolicyId: { Ref: 'Headers' },
              FunctionAssociations: [
                {
                  EventType: 'viewer-request',
                  FunctionARN: { 'Fn::GetAtt': ['Addresses', 'FunctionARN'] },
                },
              ],
            },
            CustomErrorResponses: [
              {
                ErrorCode: 404,
                ResponseCode: 404,
                // A distribution has one, so it is in the first language.
                ResponsePagePath: `/${notFoundFiles[0]}`,
                ErrorCachingMinTTL: 0,
              },
            ],
          },
        },
      },
    },
    Outputs: {
      Bucket: { Value: { Ref: 'Bucket' } },
      Distribution: { Value: { Ref: 'Distribution' } },
    },
  }
  return `${JSON.stringify(template, null, 2)}\n`
}

/** Uploads a build: assets first, then pages, so that no page references a file that is not there yet. */
export function cloudfrontUpload() {
  const patterns = immutablePrefixes.map((prefix) => `'${prefix.slice(1)}*'`)
  const compressed = "--exclude '*.br' --exclude '*.gz'"
  return `#!/bin/sh
# ${notice}
#
# The stack's template is build/deploy/s3-cloudfront/template.json, and the stack has both names among its outputs.
#
#   BUCKET=… DISTRIBUTION=… sh deploy/s3-cloudfront/upload.sh
set -eu
cd "$(dirname "$0")/../../build/client"

# CloudFront compresses by itself. Old files stay, for visitors who still have an old page open.
aws s3 sync . "s3://$BUCKET" --exclude '*' ${patterns.map((pattern) => `--include ${pattern}`).join(' ')} ${compressed} \\
  --cache-control '${cacheControl.immutable}'
aws s3 sync . "s3://$BUCKET" ${compressed} ${patterns.map((pattern) => `--exclude ${pattern}`).join(' ')} --delete \\
  --cache-control '${cacheControl.revalidate}'
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths '/*'
`
}
