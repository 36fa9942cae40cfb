import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Makes a self-signed certificate for localhost that is valid for two days, and returns the paths of both files.
 *
 * @throws when openssl is not installed
 */
export function makeCertificate(folder: string) {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const request =
    '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost'
  const files = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', ...request.split(' '), ...files], { stdio: 'ignore' })
  return { certificate, key }
}
