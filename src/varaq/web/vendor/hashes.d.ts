// What hashes.js gives, for `tsc --checkJs`. Ours; see VENDOR.md.
export interface Hash {
  (message: Uint8Array): Uint8Array;
  outputLen: number;
  blockLen: number;
}
export const sha256: Hash;
export function hmac(hash: Hash, key: Uint8Array, message: Uint8Array): Uint8Array;
