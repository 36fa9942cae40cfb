import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Makes a self-signed certificate for localhost that is valid for two days, and returns the paths of both files.
 *
 * @throws when openssl is not installed
 */
export function makeCertificate(folder) {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const request =
    '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  execFileSync('openssl', ['req', ...request.split(' '), '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  return { certificate, key }
}

/**
 * The flag with which Chromium trusts this one certificate. With `--ignore-certificate-errors` it would cache nothing.
 */
export function trustFlag(certificate) {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const hash = createHash('sha256').update(publicKey.export({ type: 'spki', format: 'der' }))
  return `--ignore-certificate-errors-spki-list=${hash.digest('base64')}`
}
