/** Three soft sounds, made and not fetched; silent unless the reader asked for them. */
import { settings } from '../../lib/settings.js';

/** @type {AudioContext|null} */
let context = null;

/** pitch in Hz, length in s, how loud, after how many s */
const SOUNDS = {
  played: [[190, 0.05, 0.16, 0]],
  trick_taken: [[260, 0.07, 0.1, 0], [390, 0.09, 0.08, 0.07]],
  turn: [[523, 0.12, 0.09, 0], [659, 0.16, 0.07, 0.1]],
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!settings.sound || !SOUNDS[name] || !window.AudioContext) return;
  context ??= new AudioContext();
  for (const [pitch, length, loud, after] of SOUNDS[name]) {
    const start = context.currentTime + after;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(loud, start + 0.008);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}
