/** The one place that knows where the hashes lie: `crypto.subtle` is missing on plain http. */
export * from '../../vendor/hashes.js';
